import type { CallInput, changePartner, Country, StaffPartnerKey } from "@kautia/contract";
import { sql } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import type { Deps } from "../deps.ts";
import { readBaseUrl } from "../platform/rules/base-url.ts";
import { writeKey } from "./rules/api-key.ts";

type KeyDeps = Pick<Deps, "db" | "clock" | "random" | "config">;

interface PartnerFacts {
  demo?: boolean;
  based_in?: Country;
  contact_name?: string;
  contact_email?: string;
  contact_phone?: string | null;
}

/** Creates a partner; false if the id already exists. Production refuses the demo partner's id. */
export async function makePartner(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
  name: string,
  facts: PartnerFacts = {},
): Promise<boolean> {
  const made = await db
    .insertInto("partner")
    .values({ id, name, signing_key: null, created_at: clock.now(), ...facts })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export async function isPartner({ db }: Pick<Deps, "db">, id: string): Promise<boolean> {
  return (await findPartnerById({ db }, id)) !== undefined;
}

/** Keeps what is left out. */
export async function renamePartner(
  { db }: Pick<Deps, "db">,
  id: string,
  { name, country, contact }: Pick<CallInput<typeof changePartner>["body"], "contact" | "country" | "name">,
): Promise<void> {
  const changed = {
    ...(name !== undefined && { name }),
    ...(country !== undefined && { based_in: country }),
    ...(contact && { contact_name: contact.name, contact_email: contact.email, contact_phone: contact.phone }),
  };
  if (Object.keys(changed).length > 0) await db.updateTable("partner").set(changed).where("id", "=", id).execute();
}

export function findPartnerById({ db }: Pick<Deps, "db">, id: string) {
  return db.selectFrom("partner").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
}

/** Creates an API key and returns it; only its hash and its end are stored. Null for an unknown partner. */
export async function makeKey(
  { db, clock, random, config }: KeyDeps,
  partner: string,
  { key = writeKey(random.token(), config), name = null }: { key?: string; name?: string | null } = {},
): Promise<string | null> {
  if (!(await isPartner({ db }, partner))) return null;
  await db
    .insertInto("partner_key")
    .values({ key_hash: hashToken(key), partner_id: partner, created_at: clock.now(), name, ending: key.slice(-4) })
    .execute();
  return key;
}

/** Identifies a key at the desk without telling it: the beginning of its hash. */
export function keyIdOf(key: string): string {
  return hashToken(key).toString("hex").slice(0, 24);
}
const keyId = sql<string>`left(encode(key_hash, 'hex'), 24)`;

/** The partner's keys, newest first; revoked ones, too. */
export async function listKeys({ db }: Pick<Deps, "db">, partner: string): Promise<StaffPartnerKey[]> {
  const rows = await db
    .selectFrom("partner_key")
    .select([keyId.as("id"), "name", "ending", "created_at", "revoked_at"])
    .where("partner_id", "=", partner)
    .orderBy("created_at", "desc")
    .orderBy("key_hash")
    .execute();
  return rows.map(({ created_at, revoked_at, ...key }) => ({
    ...key,
    createdAt: created_at.toISOString(),
    revokedAt: revoked_at?.toISOString() ?? null,
  }));
}

/** Does nothing to a key that was revoked before, to an unknown one or to another partner's. */
export async function revokeKeyById(
  { db, clock }: Pick<Deps, "db" | "clock">,
  partner: string,
  id: string,
): Promise<void> {
  await db
    .updateTable("partner_key")
    .set({ revoked_at: clock.now() })
    .where("partner_id", "=", partner)
    .where(keyId, "=", id)
    .where("revoked_at", "is", null)
    .execute();
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

/** From now on, no link that the partner signs is accepted. */
export async function removeSigningKey({ db }: Pick<Deps, "db">, partner: string): Promise<void> {
  await db.updateTable("partner").set({ signing_key: null }).where("id", "=", partner).execute();
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
