import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Locks a mail's application or policy before the mail itself, in the same order as the deletion of personal data. In
 * the opposite order, the two could deadlock.
 */
export async function lockOwner(transaction: Transaction<Database>, refId: string | null): Promise<void> {
  if (refId === null) return;
  for (const table of ["application", "policy"] as const)
    await transaction.selectFrom(table).select("ref_id").where("ref_id", "=", refId).forKeyShare().execute();
}
