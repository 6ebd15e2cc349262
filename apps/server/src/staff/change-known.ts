import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { lockPolicy, type Policy } from "../policy/index.ts";

export type Done = { done: true };

/** Locks a policy and changes it, or something about it. Refused for an unknown or deleted one. */
export async function changeKnown(
  deps: Pick<Deps, "db" | "jobs">,
  refId: string,
  change: (transaction: Transaction<Database>, policy: Policy) => Promise<Refusal | null>,
): Promise<Done | Refusal> {
  const refused = await inTransaction(deps.db, async (transaction) => {
    const known = transaction.selectFrom("policy").select("ref_id").where("ref_id", "=", refId);
    if (!(await known.where("forgotten_at", "is", null).executeTakeFirst())) return refuse("POLICY_UNKNOWN");
    return change(transaction, await lockPolicy(transaction, refId));
  });
  deps.jobs.wake();
  return refused ?? { done: true };
}
