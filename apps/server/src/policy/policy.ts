import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type Policy = Selectable<Database["policy"]>;

/** Locks the policy. Code that changes a policy, its premiums or charges takes this lock first, to avoid deadlocks. */
export async function lockPolicy(transaction: Transaction<Database>, refId: string): Promise<Policy> {
  return transaction.selectFrom("policy").selectAll().where("ref_id", "=", refId).forUpdate().executeTakeFirstOrThrow();
}
