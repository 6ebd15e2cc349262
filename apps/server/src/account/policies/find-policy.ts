import type { PolicyView } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { findOwnPolicy } from "../../policy/index.ts";
import { readPolicyView } from "./view.ts";
import type { Account } from "../../platform/http/callers.ts";

/** Shows the tenant's own policy. */
export async function viewOwnPolicy(deps: Deps, { id }: Account, refId: string): Promise<PolicyView | Refusal> {
  const policy = await findOwnPolicy(deps.db, id, refId);
  return policy ? readPolicyView(deps.db, policy, deps.clock.now()) : refuse("POLICY_UNKNOWN");
}

/** Runs `act` on the tenant's own policy. Returns its refusal, or the changed policy if it returned null. */
export async function changeOwnPolicy(
  deps: Deps,
  account: Account,
  refId: string,
  act: (transaction: Transaction<Database>) => Promise<Refusal | null>,
): Promise<PolicyView | Refusal> {
  if (!(await findOwnPolicy(deps.db, account.id, refId))) return refuse("POLICY_UNKNOWN");
  const refused = await inTransaction(deps.db, act);
  if (refused) return refused;
  deps.jobs.wake();
  return viewOwnPolicy(deps, account, refId);
}
