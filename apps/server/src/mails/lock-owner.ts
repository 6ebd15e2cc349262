import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Locks the application or policy of a mail before the mail itself, in the same order as everything that deletes
 * personal data. In the other order, a link to the application would wait for the deletion, and the deletion for the
 * mail.
 */
export async function lockOwner(transaction: Transaction<Database>, refId: string | null): Promise<void> {
  if (refId === null) return;
  for (const table of ["application", "policy"] as const)
    await transaction.selectFrom(table).select("ref_id").where("ref_id", "=", refId).forKeyShare().execute();
}
