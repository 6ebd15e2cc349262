import { type AmendmentAsker, type AmendmentChange, mayAsk } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import type { Account } from "../platform/http/callers.ts";
import type { Assessment } from "../platform/database/column-types.ts";
import type { Refusal } from "../platform/http/refusal.ts";
import { findOwnPolicy, policyStatus } from "../policy/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { kindOf } from "./kinds/index.ts";

/**
 * The risk check of what a tenant asks for, before the contract is locked. Null for a kind without one, and for what cannot be
 * asked for anyway: asking then says why.
 */
export async function assessChange(
  deps: Deps,
  account: Account,
  { refId, change, ip }: { refId: string; change: AmendmentChange; ip: string },
): Promise<Assessment | Refusal | null> {
  const kind = kindOf(change.kind);
  if (!kind.assess) return null;
  const policy = await findOwnPolicy(deps.db, account.id, refId);
  const asker: AmendmentAsker = "TENANT";
  if (!policy || !mayAsk(change.kind, asker, { status: policyStatus(policy) })) return null;
  const open = await deps.db
    .selectFrom("amendment")
    .select("id")
    .where("ref_id", "=", refId)
    .where("kind", "=", change.kind)
    .where("decided_at", "is", null)
    .executeTakeFirst();
  if (open) return null;
  const refused = await inTransaction(deps.db, (transaction) => kind.refuse(transaction, deps, policy, change, asker));
  return refused ?? kind.assess(deps, policy, change, ip);
}
