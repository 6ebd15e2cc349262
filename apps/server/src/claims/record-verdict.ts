import type { Insertable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "../policy/index.ts";
import { writeClaimEvent } from "./write-claim-event.ts";

/** Writes the desk's decision. The caller has locked the policy. */
export async function recordVerdict(
  transaction: Transaction<Database>,
  policy: Policy,
  decision: Insertable<Database["claim_decision"]> & { at: Date },
): Promise<void> {
  await transaction.insertInto("claim_decision").values(decision).execute();
  await writeClaimEvent(transaction, policy, decision.claim_id, { change: "decided", at: decision.at });
}

/** Writes what the claim is expected to cost. The caller has locked the policy. */
export async function recordEstimate(
  transaction: Transaction<Database>,
  estimate: Insertable<Database["claim_estimate"]>,
): Promise<void> {
  await transaction.insertInto("claim_estimate").values(estimate).execute();
}

/** Writes a correction of the decision. The caller has locked the policy. */
export async function recordCorrection(
  transaction: Transaction<Database>,
  policy: Policy,
  correction: Insertable<Database["claim_correction"]> & { at: Date },
): Promise<void> {
  await transaction.insertInto("claim_correction").values(correction).execute();
  const { id, at } = correction;
  await writeClaimEvent(transaction, policy, correction.claim_id, { change: `corrected ${id}`, at });
}

/** Writes the transfer to the landlord. The caller has locked the policy. */
export async function recordPaidOut(
  transaction: Transaction<Database>,
  policy: Policy,
  payout: Insertable<Database["claim_payout"]> & { at: Date },
): Promise<void> {
  await transaction.insertInto("claim_payout").values(payout).execute();
  await writeClaimEvent(transaction, policy, payout.claim_id, { change: "paid out", at: payout.at });
}
