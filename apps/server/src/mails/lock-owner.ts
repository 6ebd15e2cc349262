import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Locks what a mail belongs to before the mail itself, like everything that deletes personal data. In the other order,
 * a link to the application would wait for the deletion, and the deletion for the mail.
 */
export async function lockOwner(transaction: Transaction<Database>, refId: string | null): Promise<void> {
  if (refId === null) return;
  for (const table of ["application", "policy"] as const)
    await transaction.selectFrom(table).select("ref_id").where("ref_id", "=", refId).forKeyShare().execute();
}
