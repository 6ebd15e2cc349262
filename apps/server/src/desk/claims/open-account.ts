import type { CallAnswer, openPayoutAccount } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { readPayoutAccounts } from "../../claims/index.ts";
import { recordAct } from "../session.ts";
import { findClaimedPolicy } from "./read.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

/** The only place that shows a whole IBAN. */
export async function openAccount(
  deps: Deps,
  person: StaffMember,
  claimId: string,
): Promise<CallAnswer<typeof openPayoutAccount> | Refusal> {
  const policy = await findClaimedPolicy(deps.db, claimId);
  if (!policy) return refuse("CLAIM_UNKNOWN");
  return inTransaction(deps.db, async (transaction) => {
    const { current } = await readPayoutAccounts(transaction, policy.ref_id, deps.clock.now());
    if (!current) return refuse("STEP_NOT_ALLOWED");
    const detail = { claim: claimId, account: current.id };
    await recordAct(transaction, deps, { by: person.id, act: "open-payout-account", refId: policy.ref_id, detail });
    return { iban: current.iban, holder: current.holder };
  });
}
