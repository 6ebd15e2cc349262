import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import {
  changeStatus,
  extendRetention,
  lockPolicy,
  paidUntil,
  type Policy,
  statusAfterCharge,
} from "../policy/index.ts";
import { chargeQueryDelay, pendingChargeDelay } from "../platform/rules/retry-delays.ts";
import { afterSettling, requestReading } from "./books/request-reading.ts";
import { planRefund } from "./plan-refunds.ts";
import { settleInstalment } from "./repayments/settle-instalment.ts";
import { postToLedger } from "./post-to-ledger.ts";
import { countFailedPremiums } from "./count-failed-premiums.ts";
import { failPremium } from "./fail-premium.ts";
import type { ChargeResult } from "./ports/payment.ts";
import { type LeasedCharge, wasReturned } from "./lease-charges.ts";
import { refuseMethod } from "./refuse-method.ts";
import type { WorkDeps } from "../work-deps.ts";

type FinalResult = Exclude<ChargeResult, { status: "pending" }>;

/** Records the provider's result and what follows from it. Only the first result counts. */
export async function settleCharge(deps: WorkDeps, charge: LeasedCharge, result: FinalResult): Promise<void> {
  const now = deps.clock.now();
  let isFirst = false;
  await deps.db.transaction().execute(async (transaction) => {
    const policy = await lockPolicy(transaction, charge.refId);
    const settled = await transaction
      .updateTable("charge_attempt")
      .set({
        status: result.status === "succeeded" ? "SUCCEEDED" : "FAILED",
        answered_at: now,
        leased_until: null,
        provider_charge_id: result.chargeId,
        failure_code: failureCode(result),
      })
      .where("id", "=", charge.attemptId)
      .where("status", "=", "ASKED")
      .returning("pending_since")
      .executeTakeFirst();
    if (!settled) return;
    isFirst = true;

    const { attemptId: subjectId, refId, amountCents, currency } = charge;
    const event = result.status === "succeeded" ? "CHARGE_SUCCEEDED" : "CHARGE_FAILED";
    await postToLedger(transaction, event, { subjectId, refId, amountCents, currency, at: now });
    const needsAnotherCard = await isCardRefused(transaction, policy, charge, result, now);
    // The provider lists a debit as soon as it is pending, even one that fails later.
    if (!charge.isTest && (result.status === "succeeded" || settled.pending_since !== null))
      await requestReading(transaction, charge.country, new Date(now.getTime() + afterSettling));
    if (charge.kind === "instalment")
      return settleInstalment(transaction, deps, policy, { ...charge, outcome: result.status, needsAnotherCard });
    if (result.status === "succeeded") await markPaid(deps, transaction, policy, charge.debtId);
    else if (await isNoLongerOwed(transaction, policy, charge)) await cancelPremium(transaction, charge, now);
    else
      await failPremium(transaction, deps, policy, {
        ...charge,
        needsConfirmation: result.status === "requires_action",
        needsAnotherCard,
      });

    const to = statusAfterCharge(
      policy.status,
      result.status === "succeeded",
      await countFailedPremiums(transaction, refId),
    );
    if (to) await changeStatus(transaction, refId, { to, cause: "card", at: now });
  });
  if (isFirst && !charge.isTest) deps.metrics.charge(result.status === "succeeded" ? "succeeded" : "failed");
}

/**
 * Records that the bank takes days to decide on a debit. The attempt stays asked, so that nothing else is tried for
 * what it pays. A missing lease means news from a webhook: then it stays due.
 */
export async function notePending(
  { db, clock }: WorkDeps,
  { attemptId }: LeasedCharge,
  chargeId: string,
): Promise<void> {
  const now = clock.now();
  await db
    .updateTable("charge_attempt")
    .set({
      pending_since: sql<Date>`coalesce(pending_since, ${now})`,
      provider_charge_id: chargeId,
      unanswered: 0,
      leased_until: null,
      try_at: new Date(now.getTime() + pendingChargeDelay),
    })
    .where("id", "=", attemptId)
    .where("status", "=", "ASKED")
    .where("leased_until", "is not", null)
    .execute();
}

export async function postponeLookup(
  { db, clock, metrics }: WorkDeps,
  { attemptId, unanswered }: LeasedCharge,
): Promise<void> {
  metrics.charge("unanswered");
  await db
    .updateTable("charge_attempt")
    .set({
      unanswered: unanswered + 1,
      leased_until: null,
      try_at: new Date(clock.now().getTime() + chargeQueryDelay(unanswered + 1)),
    })
    .where("id", "=", attemptId)
    .where("status", "=", "ASKED")
    .execute();
}

/**
 * Lets a charge wait for the tenant's confirmation. A missing lease means news from the page, a webhook or a new card:
 * then the attempt stays due.
 */
export async function waitForTenant({ db }: WorkDeps, { attemptId, presentUntil }: LeasedCharge): Promise<void> {
  if (presentUntil === null) return;
  await db
    .updateTable("charge_attempt")
    .set({ leased_until: null, try_at: presentUntil })
    .where("id", "=", attemptId)
    .where("status", "=", "ASKED")
    .where("leased_until", "is not", null)
    .execute();
}

/**
 * Whether the policy's card must not be charged again. If so, records that, so that no other premium is charged to it.
 */
async function isCardRefused(
  transaction: Transaction<Database>,
  policy: Policy,
  { methodId }: LeasedCharge,
  result: FinalResult,
  now: Date,
): Promise<boolean> {
  return result.status === "failed" && !result.mayTryAgain && refuseMethod(transaction, policy, methodId, now);
}

async function markPaid(
  deps: WorkDeps,
  transaction: Transaction<Database>,
  policy: Policy,
  premiumId: string,
): Promise<void> {
  const premium = await transaction
    .updateTable("premium")
    .set({ status: "PAID" })
    .where("id", "=", premiumId)
    .returning(["id", "number", "amount_cents"])
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
    .select("period_from")
    .select(wasReturned(sql.ref("premium.id")).as("wasReturned"))
    .where("id", "=", debtId)
    .executeTakeFirstOrThrow();
  // Any part that was not owed was refunded when it was paid.
  if (premium.wasReturned) return false;
  if (policy.status === "WITHDRAWN") return true;
  const until = paidUntil(policy);
  if (until === null) return false;
  return premium.period_from >= until;
}

async function cancelPremium(
  transaction: Transaction<Database>,
  { debtId: premiumId, refId, amountCents, currency }: LeasedCharge,
  at: Date,
): Promise<void> {
  await transaction.updateTable("premium").set({ status: "CANCELLED" }).where("id", "=", premiumId).execute();
  await postToLedger(transaction, "PREMIUM_CANCELLED", { subjectId: premiumId, refId, amountCents, currency, at });
}

function failureCode(result: FinalResult): string | null {
  if (result.status === "failed") return result.code;
  return result.status === "requires_action" ? "requires_action" : null;
}
