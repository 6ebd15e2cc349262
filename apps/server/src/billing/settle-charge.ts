import { sql, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { extendRetention, lockPolicy, markMethodRefused, paidUntil, type Policy } from "../policy/index.ts";
import { afterSettling, requestReading } from "./books/request-reading.ts";
import { hasRefund, planRefund } from "./plan-refunds.ts";
import { failInstalment, markInstalmentPaid } from "./repayments/settle-instalment.ts";
import { postToLedger } from "./post-to-ledger.ts";
import { failPremium } from "./fail-premium.ts";
import type { ChargeResult } from "./ports/payment.ts";
import { type LeasedCharge, wasReturned } from "./lease-charges.ts";
import { tryOf } from "./try-of.ts";
import { updatePaymentState } from "./update-payment-state.ts";
import type { WorkDeps } from "../work-deps.ts";

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
  await postToLedger(transaction, event, { subjectId, refId, amountCents, currency, period, at: now });
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
  if (succeeded || wasPending)
    await requestReading(transaction, charge.country, new Date(now.getTime() + afterSettling));
  if (charge.kind === "premium") {
    if (succeeded) await markPremiumPaid(deps, transaction, policy, charge.debtId);
    else if (await isNoLongerOwed(transaction, policy, charge)) await cancelPremium(transaction, charge, now);
    else await failPremium(transaction, deps, policy, attempt);
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
  deps: WorkDeps,
  transaction: Transaction<Database>,
  policy: Policy,
  premiumId: string,
): Promise<void> {
  const premium = await transaction
    .updateTable("premium")
    .set({ status: "PAID" })
    .where("id", "=", premiumId)
    .returning(["id", "number", "amount_cents", "period_from", "period_until"])
    .executeTakeFirstOrThrow();
  // The policy may have ended, or its premiums stopped, before the result arrived: refund the unused days.
  const until = paidUntil(policy);
  if (policy.kept_until !== null)
    await extendRetention(transaction, policy, localDay(policy.country, deps.clock.now()));
  if (until !== null) await planRefund(transaction, deps, policy, premium, until);
}

/** Whether the premium is no longer owed: the tenant withdrew, or moved out or was released before its period began. */
async function isNoLongerOwed(
  transaction: Transaction<Database>,
  policy: Policy,
  { debtId }: LeasedCharge,
): Promise<boolean> {
  const premium = await transaction
    .selectFrom("premium")
    .select(["period_from", "period_until"])
    .select(wasReturned(sql.ref("premium.id")).as("wasReturned"))
    .select(hasRefund(sql.ref("premium.id")).as("hasRefund"))
    .where("id", "=", debtId)
    .executeTakeFirstOrThrow();
  if (premium.hasRefund) return false;
  const until = paidUntil(policy);
  // A premium that was used up had nothing to refund, and is owed again if the bank took it back.
  if (policy.cover_state === "WITHDRAWN")
    return !(premium.wasReturned && until !== null && premium.period_until <= until);
  return until !== null && premium.period_from >= until;
}

async function cancelPremium(
  transaction: Transaction<Database>,
  { debtId: premiumId, refId, amountCents, currency, purpose: period }: LeasedCharge,
  at: Date,
): Promise<void> {
  await transaction.updateTable("premium").set({ status: "CANCELLED" }).where("id", "=", premiumId).execute();
  await postToLedger(transaction, "PREMIUM_CANCELLED", {
    subjectId: premiumId,
    refId,
    amountCents,
    currency,
    period,
    at,
  });
}

function failureCode(result: FinalResult): string | null {
  if (result.status === "failed") return result.code;
  return result.status === "requires_action" ? "requires_action" : null;
}
