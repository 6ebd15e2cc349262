import type { PolicyView } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { findOwnPolicy, findSharedPolicy } from "../../policy/index.ts";
import { readSharedView } from "./shared-view.ts";
import type { Account } from "../../platform/http/callers.ts";

/** Shows a policy that the account's owner signed, as first tenant or as co-tenant. */
export async function viewSharedPolicy(deps: Deps, { id }: Account, refId: string): Promise<PolicyView | Refusal> {
  const shared = await findSharedPolicy(deps.db, id, refId);
  return shared ? readSharedView(deps, shared) : refuse("POLICY_UNKNOWN");
}

/** Runs `act` on the first tenant's own policy. Returns its refusal, or the changed policy if it returned null. */
export async function changeOwnPolicy(
  deps: Deps,
  account: Account,
  refId: string,
  act: (transaction: Transaction<Database>) => Promise<Refusal | null>,
): Promise<PolicyView | Refusal> {
  if (!(await findOwnPolicy(deps.db, account.id, refId))) return refuse("POLICY_UNKNOWN");
  return change(deps, account, refId, act);
}

/** The same for what each of the tenants may do. `declarant`: the co-tenant's name; null for the first tenant. */
export async function changeSharedPolicy(
  deps: Deps,
  account: Account,
  refId: string,
  act: (transaction: Transaction<Database>, declarant: string | null) => Promise<Refusal | null>,
): Promise<PolicyView | Refusal> {
  const shared = await findSharedPolicy(deps.db, account.id, refId);
  if (!shared) return refuse("POLICY_UNKNOWN");
  return change(deps, account, refId, (transaction) => act(transaction, shared.coTenant?.name ?? null));
}

async function change(
  deps: Deps,
  account: Account,
  refId: string,
  act: (transaction: Transaction<Database>) => Promise<Refusal | null>,
): Promise<PolicyView | Refusal> {
  const refused = await inTransaction(deps.db, act);
  if (refused) return refused;
  deps.jobs.wake();
  return viewSharedPolicy(deps, account, refId);
}
