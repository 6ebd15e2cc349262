import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Locks a mail's policy or application before the mail itself. Lock order: policy, application, mail, as in every deletion
 * of personal data.
 */
export async function lockOwner(transaction: Transaction<Database>, refId: string | null): Promise<void> {
  if (refId === null) return;
  for (const table of ["policy", "application"] as const)
    await transaction.selectFrom(table).select("ref_id").where("ref_id", "=", refId).forKeyShare().execute();
}
