import { acceptInvitation, type LinkView, type TenantRecord } from "@kautia/contract";
import { findApplication, openApplication, toTenantRecord } from "../application/index.ts";
import { findLink } from "../access/index.ts";
import { hashToken } from "../platform/tokens.ts";
import type { Deps } from "../deps.ts";
import type { ChosenLocale } from "../platform/http/locale.ts";
import { makeInvitedApplication } from "./make-invited-application.ts";
import { viewOffer, viewStarted } from "./view-link.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { isOffered } from "../platform/is-offered.ts";

/** Finds an invitation by the secret of its link, or by that of a reminder's link. */
async function findInvitation(deps: Pick<Deps, "db" | "clock">, id: string) {
  const select = deps.db.selectFrom("invitation").select(["id_hash", "offer", "ref_id", "expires_at"]);
  const found = await select.where("id_hash", "=", hashToken(id)).executeTakeFirst();
  if (found) return found;
  const link = await findLink(deps, id, "invitation");
  return link ? select.where("public_id", "=", link.subject).executeTakeFirst() : undefined;
}

/** What the invitation is about. Writes nothing. */
export async function viewInvitationLink(deps: Deps, id: string): Promise<LinkView | Refusal> {
  const invitation = await findInvitation(deps, id);
  if (!invitation) return refuse("INVITATION_UNKNOWN");
  if (invitation.expires_at <= deps.clock.now()) return refuse("INVITATION_EXPIRED");
  const { offer, ref_id: refId } = invitation;
  if (offer) return viewOffer(offer);
  return (refId && (await viewStarted(deps, refId))) || refuse("INVITATION_EXPIRED");
}

/** Starts an application from an invitation, or opens the one that it has started, until that is signed. */
export async function redeemInvitation(deps: Deps, id: string, chosen: ChosenLocale): Promise<TenantRecord | Refusal> {
  const invitation = await findInvitation(deps, id);
  if (!invitation) return refuse("INVITATION_UNKNOWN");
  if (invitation.expires_at <= deps.clock.now()) return refuse("INVITATION_EXPIRED");
  const { offer, ref_id: started } = invitation;
  if (offer && !isOffered(deps.config, offer.address.country)) return refuse("COUNTRY_NOT_OFFERED");
  const made = { cause: acceptInvitation.name, chosen };
  const refId = offer
    ? await makeInvitedApplication(deps, { kind: "invitation", hash: invitation.id_hash }, { ...made, offer })
    : started;
  const token = refId && (await openApplication(deps, refId));
  if (!token) return refuse("INVITATION_EXPIRED");
  const application = await findApplication(deps, token);
  if (!application) throw new Error("the opened application was not found");
  return toTenantRecord(application, token);
}
