import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { lockPolicy, type Policy } from "../../policy/index.ts";

/** The policy, locked; null for an unknown or deleted one. */
export async function lockKnown(transaction: Transaction<Database>, refId: string): Promise<Policy | null> {
  const known = transaction.selectFrom("policy").select("ref_id").where("ref_id", "=", refId);
  return (await known.where("forgotten_at", "is", null).executeTakeFirst()) ? lockPolicy(transaction, refId) : null;
}
