import { acceptInvitation, type Locale, type TenantRecord } from "@kautia/contract";
import { findApplication, toTenantRecord } from "../application/index.ts";
import { hashToken } from "../platform/tokens.ts";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/route.ts";
import { makeInvitedApplication } from "./make-invited-application.ts";

/** Starts an application from an invitation, which works once. */
export async function redeemInvitation(deps: Deps, id: string, locale: Locale): Promise<TenantRecord | Refusal> {
  const hash = hashToken(id);
  const invitation = await deps.db
    .selectFrom("invitation")
    .select("offer")
    .where("id_hash", "=", hash)
    .executeTakeFirst();
  if (!invitation) return refuse("INVITATION_UNKNOWN");
  const { offer } = invitation;
  const token =
    offer &&
    (await makeInvitedApplication(deps, { kind: "invitation", hash }, { cause: acceptInvitation.name, offer, locale }));
  if (!token) return refuse("INVITATION_EXPIRED");
  const application = await findApplication(deps, token);
  if (!application) throw new Error("the new application was not found");
  return toTenantRecord(application, token);
}
