import { createHash } from "node:crypto";
import {
  fieldError,
  initTenant,
  type InvitationOffer,
  type LinkView,
  sameEmail,
  signedLinkClaims,
  signedLinkDays,
} from "@kautia/contract";
import { sql } from "kysely";
import { openApplication } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { checkOffer } from "./rules/offer-answers.ts";
import type { ChosenLocale } from "../platform/http/locale.ts";
import { Refusal, refuse, refuseFields } from "../platform/http/refusal.ts";
import { isOffered } from "../platform/is-offered.ts";
import { isNoDemo } from "../platform/database/no-demo.ts";
import { parseStrictly } from "../platform/http/parse-strictly.ts";
import type { SigningKey } from "../platform/database/column-types.ts";
import { makeInvitedApplication, type Source } from "./make-invited-application.ts";
import { viewOffer, viewStarted } from "./view-link.ts";
import { day, later } from "../platform/rules/durations.ts";

interface SignedLink {
  source: Extract<Source, { kind: "signed-offer" }>;
  offer: InvitationOffer;
}

/** What the signed link is about. Writes nothing. */
export async function viewSignedOffer(deps: Deps, jws: string): Promise<LinkView | Refusal> {
  const link = await readSignedLink(deps, jws);
  if (link instanceof Refusal) return link;
  const used = await deps.db
    .selectFrom("used_offer")
    .select("ref_id")
    .where("offer_hash", "=", link.source.hash)
    .executeTakeFirst();
  if (!used) return viewOffer(link.offer);
  const view = (await wasStartedBy(deps, used.ref_id, link.offer)) ? await viewStarted(deps, used.ref_id) : null;
  return view ?? refuse("INVITATION_EXPIRED");
}

/** Starts an application from a link that a partner signed, or opens the one that it has started, until that is signed. */
export async function openSignedOffer(
  deps: Deps,
  jws: string,
  chosen: ChosenLocale,
): Promise<{ token: string } | Refusal> {
  const link = await readSignedLink(deps, jws);
  if (link instanceof Refusal) return link;
  const { source, offer } = link;
  if (!isOffered(deps.config, offer.address.country)) return refuse("COUNTRY_NOT_OFFERED");
  const refId = await makeInvitedApplication(deps, source, { cause: initTenant.name, offer, chosen });
  const isOwn = refId !== null && (await wasStartedBy(deps, refId, offer));
  const token = isOwn ? await openApplication(deps, refId) : null;
  return token ? { token } : refuse("INVITATION_EXPIRED");
}

/** False for another tenant's application, because a partner may sign a second link with the same reference. */
async function wasStartedBy({ db }: Pick<Deps, "db">, refId: string, { tenant }: InvitationOffer): Promise<boolean> {
  const first = await db
    .selectFrom("application_history")
    .select(sql<string | null>`change #>> '{userInfo,email}'`.as("email"))
    .where("ref_id", "=", refId)
    .where("version", "=", 1)
    .executeTakeFirst();
  return sameEmail(first?.email ?? "", tenant.email);
}

/** Each error has its own code for the partner's developers; the tenant's page shows the same text for all. */
async function readSignedLink(deps: Deps, jws: string): Promise<SignedLink | Refusal> {
  const now = deps.clock.now();
  const signed = await deps.signedOffers.read(jws, (issuer) => findSigningKey(deps, issuer), now);
  if (typeof signed === "string") return refuse(signed);
  const offer = readOffer(deps, signed.claims, now);
  if (offer instanceof Refusal) return offer;
  // Leaves out the signature: neither signing the same content again nor repeating a reference creates a second link.
  const { reference } = offer;
  const content = reference ? `reference ${signed.issuer} ${reference}` : jws.slice(0, jws.lastIndexOf("."));
  const hash = createHash("sha256").update(content).digest();
  return { source: { kind: "signed-offer", hash, partner: signed.issuer }, offer };
}

function readOffer({ config }: Pick<Deps, "config">, claims: object, now: Date): InvitationOffer | Refusal {
  const read = parseStrictly(signedLinkClaims, claims);
  if (read instanceof Refusal) return read;
  const { exp, offer, employeeEmailDomain } = read;
  const latest = later(now, signedLinkDays * day);
  if (exp * 1000 > latest.getTime())
    return refuseFields([fieldError("exp", "FIELD_INVALID", { latest: latest.toISOString().slice(0, 10) })]);
  // Dates may have passed since signing, and the tenant can correct them (docs/partners.md). Amounts must be valid.
  const wrong = checkOffer(
    offer,
    { product: config.products[offer.address.country], maxCoTenants: config.maxCoTenants },
    null,
  );
  if (wrong.length > 0) return refuseFields(wrong.map((error) => ({ ...error, path: `offer.${error.path}` })));
  return { ...offer, employeeEmailDomain: offer.employeeEmailDomain ?? employeeEmailDomain };
}

/**
 * The partner's key; null if the partner is unknown or has none, and in production for the demo partner, whose key is
 * public.
 */
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
    .where(isNoDemo("partner", config))
    .executeTakeFirst();
  return found?.signing_key ?? null;
}
