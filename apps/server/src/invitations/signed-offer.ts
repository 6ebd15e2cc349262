import { createHash } from "node:crypto";
import { initTenant, invitationOffer, type Locale, toFieldErrors } from "@kautia/contract";
import * as z from "zod/mini";
import type { Deps } from "../deps.ts";
import { checkOffer } from "./rules/offer-answers.ts";
import { type Refusal, refuse, refuseFields } from "../platform/http/route.ts";
import type { SigningKey } from "../platform/database/column-types.ts";
import { makeInvited } from "./make-invited.ts";

/** What a partner signed → an application, once. Forged, past its time and used up are one and the same to the caller. */
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
  // A link may be opened weeks after it was signed: the tenant can choose another date, and name another home where there is
  // none (docs/partners.md); the amounts are the partner's word.
  const wrong = checkOffer(offer, deps.config.products[offer.address.country], null);
  if (wrong.length > 0) return refuseFields(wrong);
  // The signature does not belong to it: one made anew over the same words would be another link.
  const hash = createHash("sha256")
    .update(jws.slice(0, jws.lastIndexOf(".")))
    .digest();
  const source = { kind: "signed-offer", hash, partner: signed.issuer } as const;
  const token = await makeInvited(deps, source, { cause: initTenant.name, offer, locale });
  return token ? { token } : refuse("INVITATION_EXPIRED");
}

/** The domain may stand beside the offer, too. */
function withDomain({ offer, employeeEmailDomain }: Record<string, unknown>): object {
  return { ...(employeeEmailDomain === undefined ? {} : { employeeEmailDomain }), ...Object(offer) };
}

/** The partner's signing key; null for an unknown partner, or one without a key. */
async function findSigningKey({ db }: Pick<Deps, "db">, partner: string): Promise<SigningKey | null> {
  // PostgreSQL rejects a NUL in a text parameter.
  if (partner.includes("\0")) return null;
  const found = await db.selectFrom("partner").select("signing_key").where("id", "=", partner).executeTakeFirst();
  return found?.signing_key ?? null;
}
