import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { isSignedByFirst } from "../views/signing.ts";

export type CoTenant = Selectable<Database["co_tenant"]>;
export type Signing = Selectable<Database["signing"]>;

/** The further tenants, as the contract lists them. All have signed if the contract has a policy. */
export function readCoTenants(db: Kysely<Database>, refId: string): Promise<CoTenant[]> {
  return db.selectFrom("co_tenant").selectAll().where("ref_id", "=", refId).orderBy("position").execute();
}

export async function findCoTenant(db: Kysely<Database>, id: string): Promise<CoTenant | null> {
  return (await db.selectFrom("co_tenant").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The first tenant's signature; null without one, and once the contract has changed since. */
export async function findSigning(db: Kysely<Database>, refId: string): Promise<Signing | null> {
  const signing = await db
    .selectFrom("signing as first")
    .selectAll()
    .where("ref_id", "=", refId)
    .where(isSignedByFirst(sql.ref("first.ref_id")))
    .executeTakeFirst();
  return signing ?? null;
}
