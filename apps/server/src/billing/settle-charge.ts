import type { Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { extendRetention, lockPolicy, markMethodRefused, paidUntil, type Policy } from "../policy/index.ts";
import { cancelAfterFailure } from "./cancel-open-premiums.ts";
import { adoptCharge } from "./books/adopt-movement.ts";
import { afterSettling, requestReading } from "./books/request-reading.ts";
import { planRefund } from "./plan-refunds.ts";
import { failInstalment, markInstalmentPaid } from "./repayments/settle-instalment.ts";
import { postToLedger } from "./post-to-ledger.ts";
import { failPremium } from "./fail-premium.ts";
import { mailReceipt } from "./mail-receipt.ts";
import type { ChargeResult } from "./ports/payment.ts";
import type { LeasedCharge } from "./lease-charges.ts";
import { tryOf } from "./try-of.ts";
import { updatePaymentState } from "./update-payment-state.ts";
import type { WorkDeps } from "../work-deps.ts";
import { later } from "../platform/rules/durations.ts";

type FinalResult = Exclude<ChargeResult, { status: "pending" }>;

/** Records the provider's result and its consequences. Only the first result of an attempt counts. */
export async function settleCharge(deps: WorkDeps, charge: LeasedCharge, result: FinalResult): Promise<void> {
  const isFirst = await inTransaction(deps.db, (transaction) => settleOnce(transaction, deps, charge, result));
  if (isFirst) deps.metrics.charge(result.status === "succeeded" ? "succeeded" : "failed");
}

/** False if another worker has recorded a result before. */
async function settleOnce(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  charge: LeasedCharge,
  result: FinalResult,
): Promise<boolean> {
  const now = deps.clock.now();
  const succeeded = result.status === "succeeded";
  const policy = await lockPolicy(transaction, charge.refId);
  const settled = await transaction
    .updateTable("charge_attempt")
    .set({
      status: succeeded ? "SUCCEEDED" : "FAILED",
      answered_at: now,
      leased_until: null,
      provider_charge_id: result.chargeId,
      failure_code: failureCode(result),
      ...tryOf(charge, result),
    })
    .where("id", "=", charge.attemptId)
    .where("status", "=", "ASKED")
    .returning("pending_since")
    .executeTakeFirst();
  if (!settled) return false;
  const wasPending = settled.pending_since !== null;

  const { attemptId: subjectId, refId, amountCents, currency, purpose: period } = charge;
  const event = succeeded ? "CHARGE_SUCCEEDED" : "CHARGE_FAILED";
  // On the day on which the provider's books have it; a bank may take days to pay a debit that they list at once.
  const valueDay = localDay(charge.country, succeeded ? result.listedAt : now);
  await postToLedger(transaction, event, { subjectId, refId, amountCents, currency, period, at: now, valueDay });
  if (result.chargeId !== null)
    await adoptCharge(
      transaction,
      { chargeId: result.chargeId, attemptId: subjectId, succeeded },
      { country: charge.country, refId, at: now },
    );
  const attempt = {
    ...charge,
    // A bank that takes days to decide on a debit answers when the tenant has left the page.
    presentUntil: wasPending ? null : charge.presentUntil,
    needsConfirmation: result.status === "requires_action",
    needsAnotherCard: await recordIfCardRefused(transaction, policy, charge, result, now),
    isReturned: false,
    isForPerson: false,
  };
  // The provider's books list a debit as soon as it is pending, even if it fails later.
  if (succeeded || wasPending) await requestReading(transaction, charge.country, later(now, afterSettling));
  if (charge.kind === "premium") {
    const about = { premiumId: charge.debtId, attemptId: subjectId, until: paidUntil(policy) };
    if (succeeded) await markPremiumPaid(transaction, deps, policy, charge);
    else if (await cancelAfterFailure(transaction, deps, policy, about))
      await failPremium(transaction, deps, policy, attempt);
    await updatePaymentState(transaction, policy, now);
  } else if (succeeded) await markInstalmentPaid(transaction, deps, policy, attempt);
  else await failInstalment(transaction, deps, policy, attempt);
  return true;
}

/** Whether the result means that the policy's card must not be charged again. If so, records that on the policy. */
async function recordIfCardRefused(
  transaction: Transaction<Database>,
  policy: Policy,
  { methodId }: LeasedCharge,
  result: FinalResult,
  now: Date,
): Promise<boolean> {
  return result.status === "failed" && !result.mayTryAgain && markMethodRefused(transaction, policy, methodId, now);
}

async function markPremiumPaid(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  policy: Policy,
  charge: LeasedCharge,
): Promise<void> {
  const premium = await transaction
    .updateTable("premium")
    .set({ status: "PAID" })
    .where("id", "=", charge.debtId)
    .returning(["id", "number", "amount_cents", "period_from", "period_until", "first_failed_on"])
    .executeTakeFirstOrThrow();
  // The policy may have ended, or become cheaper, before the result arrived: refund what is not owed.
  const until = paidUntil(policy);
  if (policy.kept_until !== null)
    await extendRetention(transaction, policy, localDay(policy.country, deps.clock.now()));
  const refundCents = await planRefund(transaction, deps, policy, premium.id, until);
  // Refunds have their own mail.
  if (refundCents === 0) await mailReceipt(transaction, deps, policy, { ...charge, premium });
}

function failureCode(result: FinalResult): string | null {
  if (result.status === "failed") return result.code;
  return result.status === "requires_action" ? "requires_action" : null;
}
