import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { isSignedByFirst } from "../views/signing.ts";

type Row = Selectable<Database["co_tenant"]>;
/** Somebody who has not left the contract. */
export type CoTenant = Omit<Row, "state"> & { state: Exclude<Row["state"], "LEFT"> };
export type Signing = Selectable<Database["signing"]>;

/** The further tenants, as the contract lists them. All have signed if the contract has a policy. */
export async function readCoTenants(db: Kysely<Database>, refId: string): Promise<CoTenant[]> {
  const rows = await db.selectFrom("co_tenant").selectAll().where("ref_id", "=", refId).orderBy("position").execute();
  return rows.filter(hasNotLeft);
}

export async function findCoTenant(db: Kysely<Database>, id: string): Promise<CoTenant | null> {
  const row = await db.selectFrom("co_tenant").selectAll().where("id", "=", id).executeTakeFirst();
  return row && hasNotLeft(row) ? row : null;
}

function hasNotLeft(row: Row): row is CoTenant {
  return row.state !== "LEFT";
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
