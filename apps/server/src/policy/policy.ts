import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type Policy = Selectable<Database["policy"]>;

/**
 * Locks a policy until the transaction ends. To avoid deadlocks, take this lock before changing a policy, its premiums
 * or its charges. Rows that refer to the policy can still be inserted: with FOR UPDATE they would wait for this
 * transaction, and deadlock if it locks the policy once more after changing it.
 */
export async function lockPolicy(transaction: Transaction<Database>, refId: string): Promise<Policy> {
  return transaction
    .selectFrom("policy")
    .selectAll()
    .where("ref_id", "=", refId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
