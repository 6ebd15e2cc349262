import { type AmendmentAsker, type AmendmentChange, excludes, mayAsk } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import type { Assessment } from "../platform/database/column-types.ts";
import type { Refusal } from "../platform/http/refusal.ts";
import { type Policy, policyStatus } from "../policy/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { kindOf } from "./kinds/index.ts";
import { readOpen } from "./read-open.ts";

/**
 * The risk check of what is asked for, before the contract is locked. Null for a kind without one, and for what cannot be asked
 * for anyway: asking then says why. `ip`: null for the desk.
 */
export async function assessChange(
  deps: Deps,
  policy: Policy | null,
  { change, by, ip }: { change: AmendmentChange; by: AmendmentAsker; ip: string | null },
): Promise<Assessment | Refusal | null> {
  const kind = kindOf(change.kind);
  if (!kind.assess || !policy || !mayAsk(change.kind, by, { status: policyStatus(policy) })) return null;
  if ((await readOpen(deps.db, policy.ref_id)).some((open) => excludes(open.kind, change.kind))) return null;
  const refused = await inTransaction(deps.db, (transaction) => kind.refuse(transaction, deps, policy, change, by));
  return refused ?? kind.assess(deps, policy, change, ip);
}
