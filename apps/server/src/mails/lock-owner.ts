import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Locks a mail's policy or application before the mail itself. Lock order: policy, application, mail, as in every deletion
 * of personal data. `keep`: until the transaction ends, nobody deletes them, or nobody changes them either.
 */
export async function lockOwner(
  transaction: Transaction<Database>,
  refId: string | null,
  keep: "undeleted" | "unchanged" = "undeleted",
): Promise<void> {
  if (refId === null) return;
  for (const table of ["policy", "application"] as const) {
    const owner = transaction.selectFrom(table).select("ref_id").where("ref_id", "=", refId);
    await (keep === "unchanged" ? owner.forShare() : owner.forKeyShare()).execute();
  }
}
