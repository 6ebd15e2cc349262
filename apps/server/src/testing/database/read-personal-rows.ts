import { sql } from "kysely";
import { findApplications } from "../../account/own-data/collect.ts";
import type { Deps } from "../../deps.ts";
import { findChargeAttemptIds } from "../../billing/forget-provider-ids.ts";
import { idTypes, personalTables } from "../../retention/personal-tables.ts";

/** Every row, as text, that belongs to an account and its applications. */
export async function readPersonalRows(
  { db }: Pick<Deps, "db">,
  { id, email }: { id: string; email: string },
): Promise<string[]> {
  const application = await findApplications(db, id, email);
  const claims = await sql<{ id: string }>`SELECT id FROM claim WHERE ref_id = ANY(${application})`.execute(db);
  const ids = {
    account: [id],
    application,
    charge: await findChargeAttemptIds(db, application),
    claim: claims.rows.map((claim) => claim.id),
  };
  const found: string[] = [];
  for (const [name, { column, owner }] of Object.entries(personalTables)) {
    const { rows } = await sql<{ row: string }>`
      SELECT t::text AS row FROM ${sql.table(name)} AS t
      WHERE ${sql.ref(column)} = ANY(${ids[owner]}::${sql.raw(idTypes[owner])}[]) ORDER BY 1`.execute(db);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}
