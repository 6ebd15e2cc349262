import { hashToken } from "../platform/tokens.ts";
import type { Deps } from "../deps.ts";
import { readBaseUrl } from "../platform/rules/base-url.ts";
import { writeKey } from "./rules/api-key.ts";

type KeyDeps = Pick<Deps, "db" | "clock" | "random" | "config">;

/** Creates a partner; false if the id already exists. Production refuses the demo partner's id. */
export async function makePartner(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
  name: string,
  { demo = false }: { demo?: boolean } = {},
): Promise<boolean> {
  const made = await db
    .insertInto("partner")
    .values({ id, name, demo, signing_key: null, created_at: clock.now() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export async function isPartner({ db }: Pick<Deps, "db">, id: string): Promise<boolean> {
  return (await findPartnerById({ db }, id)) !== undefined;
}

export function findPartnerById({ db }: Pick<Deps, "db">, id: string) {
  return db.selectFrom("partner").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
}

/** Creates an API key and returns it; only its hash is stored. Null for an unknown partner. */
export async function makeKey(
  { db, clock, random, config }: KeyDeps,
  partner: string,
  key = writeKey(random.token(), config),
): Promise<string | null> {
  if (!(await isPartner({ db }, partner))) return null;
  const created_at = clock.now();
  await db
    .insertInto("partner_key")
    .values({ key_hash: hashToken(key), partner_id: partner, created_at })
    .execute();
  return key;
}

/** Revokes an API key; false if it is unknown or already revoked. */
export async function revokeKey({ db, clock }: Pick<Deps, "db" | "clock">, key: string): Promise<boolean> {
  const revoked = await db
    .updateTable("partner_key")
    .set({ revoked_at: clock.now() })
    .where("key_hash", "=", hashToken(key))
    .where("revoked_at", "is", null)
    .returning("partner_id")
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Sets the public key (JWK) for a partner's signed links; false for an unusable key or an unknown partner. */
export async function setSigningKey(
  { db, signedOffers }: Pick<Deps, "db" | "signedOffers">,
  partner: string,
  key: unknown,
): Promise<boolean> {
  const accepted = await signedOffers.accepts(key);
  if (!accepted) return false;
  const changed = await db
    .updateTable("partner")
    .set({ signing_key: JSON.stringify(accepted) })
    .where("id", "=", partner)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Sets or, with null, removes the URL where the partner's tenants apply. False for an unusable URL or unknown partner.
 */
export async function setBaseUrl({ db }: Pick<Deps, "db">, partner: string, address: string | null): Promise<boolean> {
  const onboarding_base_url = address === null ? null : readBaseUrl(address);
  if (address !== null && onboarding_base_url === null) return false;
  const changed = await db
    .updateTable("partner")
    .set({ onboarding_base_url })
    .where("id", "=", partner)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}
