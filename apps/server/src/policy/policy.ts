import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type Policy = Selectable<Database["policy"]>;

/**
 * The policy, held until the transaction ends. Whoever changes anything of a policy, its premiums or their charges takes
 * this lock first: that is the one order in which locks are taken.
 */
export async function lockPolicy(transaction: Transaction<Database>, refId: string): Promise<Policy> {
  return transaction.selectFrom("policy").selectAll().where("ref_id", "=", refId).forUpdate().executeTakeFirstOrThrow();
}
