import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type Policy = Selectable<Database["policy"]>;

/**
 * Reads the policy and locks it until the transaction ends. Code that changes a policy, its premiums or their charges takes
 * this lock first, so that locks are always taken in the same order.
 */
export async function lockPolicy(transaction: Transaction<Database>, refId: string): Promise<Policy> {
  return transaction.selectFrom("policy").selectAll().where("ref_id", "=", refId).forUpdate().executeTakeFirstOrThrow();
}
