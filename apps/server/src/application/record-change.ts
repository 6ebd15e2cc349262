import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Marks an application as signed. The caller has locked it at the previous version. */
export async function markSigned(
  transaction: Transaction<Database>,
  ref_id: string,
  version: number,
  at: Date,
): Promise<void> {
  const last_completed_page = "PAYMENT";
  await transaction
    .updateTable("application")
    .set({ signed_at: at, updated_at: at, version, last_completed_page })
    .where("ref_id", "=", ref_id)
    .execute();
  await transaction
    .insertInto("application_history")
    .values({ ref_id, version, at, cause: "sign-contract", change: "{}", last_completed_page })
    .execute();
}

/** Adds a change to the application's history that did not come from saving answers. */
export async function recordChange(
  transaction: Transaction<Database>,
  refId: string,
  { cause, change, at }: { cause: string; change: object; at: Date },
): Promise<void> {
  const next = await transaction
    .updateTable("application")
    .set({ version: sql<number>`version + 1` })
    .where("ref_id", "=", refId)
    .returning(["ref_id", "version", "last_completed_page"])
    .executeTakeFirstOrThrow();
  const entry = { ...next, at, cause, change: JSON.stringify(change) };
  await transaction.insertInto("application_history").values(entry).execute();
}
