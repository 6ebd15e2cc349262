import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Marks documents as removed and forgets their names; a worker deletes the files. Files of claims and proofs of moving out
 * have their own retention (docs/policy.md), so they stay until `all` are forgotten.
 */
export async function forgetDocuments(
  transaction: Transaction<Database>,
  refIds: readonly string[],
  { now, all }: { now: Date; all: boolean },
): Promise<void> {
  await transaction
    .updateTable("document")
    .set({ removed_at: now, file_name: "" })
    .where("ref_id", "in", refIds)
    .where("removed_at", "is", null)
    .$if(!all, (query) => query.where("brought_by", "is", null))
    .execute();
}
