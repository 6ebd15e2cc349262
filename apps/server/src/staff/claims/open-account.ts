import type { CallAnswer, openPayoutAccount } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { ownerOf, readPayoutAccounts } from "../../claims/index.ts";
import { lockPolicy, ofClaimant } from "../../policy/index.ts";
import { screenPayees } from "./sanctions.ts";
import { findStops, refuseStopped } from "./find-stops.ts";
import { recordAct } from "../session.ts";
import { findClaimedPolicy } from "./read.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

/** The only place that shows a whole IBAN, and only of a payee who may be paid. */
export async function openAccount(
  deps: Deps,
  person: StaffMember,
  claimId: string,
): Promise<CallAnswer<typeof openPayoutAccount> | Refusal> {
  const found = await findClaimedPolicy(deps.db, claimId);
  if (!found) return refuse("CLAIM_UNKNOWN");
  const unscreened = await screenPayees(deps, found);
  if (unscreened) return unscreened;
  return inTransaction(deps.db, async (transaction) => {
    const policy = await ofClaimant(transaction, await lockPolicy(transaction, found.ref_id), claimId);
    const { current } = await readPayoutAccounts(transaction, ownerOf(policy), deps.clock.now());
    if (!current) return refuse("STEP_NOT_ALLOWED");
    const stopped = refuseStopped(await findStops(transaction, policy, current));
    if (stopped) return stopped;
    const detail = { claim: claimId, account: current.id };
    await recordAct(transaction, deps, { by: person.id, act: "open-payout-account", refId: policy.ref_id, detail });
    return { iban: current.iban, holder: current.holder };
  });
}
