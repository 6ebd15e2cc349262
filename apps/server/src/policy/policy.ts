import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type Policy = Selectable<Database["policy"]>;

/**
 * Locks a policy until the transaction ends. To avoid deadlocks, take this lock before changing a policy, its premiums
 * or its charges.
 */
export async function lockPolicy(transaction: Transaction<Database>, refId: string): Promise<Policy> {
  return transaction.selectFrom("policy").selectAll().where("ref_id", "=", refId).forUpdate().executeTakeFirstOrThrow();
}
