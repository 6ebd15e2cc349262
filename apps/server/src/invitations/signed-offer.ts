import { createHash } from "node:crypto";
import { initTenant, invitationOffer, type Locale, toFieldErrors } from "@kautia/contract";
import * as z from "zod/mini";
import type { Deps } from "../deps.ts";
import { checkOffer } from "./rules/offer-answers.ts";
import { type Refusal, refuse, refuseFields } from "../platform/http/route.ts";
import type { SigningKey } from "../platform/database/column-types.ts";
import { makeInvitedApplication } from "./make-invited-application.ts";

/** Forged, expired and used links get the same refusal. */
export async function makeFromSignedOffer(
  deps: Deps,
  jws: string,
  locale: Locale,
): Promise<{ token: string } | Refusal> {
  const signed = await deps.signedOffers.read(jws, (issuer) => findSigningKey(deps, issuer), deps.clock.now());
  if (!signed) return refuse("INVITATION_EXPIRED");
  const given = withDomain(signed.claims);
  const parsed = z.safeParse(invitationOffer, given);
  if (!parsed.success) return refuseFields(toFieldErrors(parsed.error, given));
  const offer = parsed.data;
  // Dates may have passed since signing, and the tenant can correct them (docs/partners.md). Amounts must be valid.
  const wrong = checkOffer(offer, deps.config.products[offer.address.country], null);
  if (wrong.length > 0) return refuseFields(wrong);
  // Without the signature: signing the same content again must not make a second link.
  const hash = createHash("sha256")
    .update(jws.slice(0, jws.lastIndexOf(".")))
    .digest();
  const source = { kind: "signed-offer", hash, partner: signed.issuer } as const;
  const token = await makeInvitedApplication(deps, source, { cause: initTenant.name, offer, locale });
  return token ? { token } : refuse("INVITATION_EXPIRED");
}

/** Partners may send `employeeEmailDomain` next to the offer instead of inside it. */
function withDomain({ offer, employeeEmailDomain }: Record<string, unknown>): object {
  return { ...(employeeEmailDomain === undefined ? {} : { employeeEmailDomain }), ...Object(offer) };
}

/** Null for an unknown partner or one without a key, and in production for the demo partner, whose key is public. */
async function findSigningKey(
  { db, config }: Pick<Deps, "db" | "config">,
  partner: string,
): Promise<SigningKey | null> {
  // PostgreSQL rejects a NUL in a text parameter.
  if (partner.includes("\0")) return null;
  const found = await db
    .selectFrom("partner")
    .select("signing_key")
    .where("id", "=", partner)
    .$if(!config.devCalls, (query) => query.where("demo", "=", false))
    .executeTakeFirst();
  return found?.signing_key ?? null;
}
