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
import { afterSettling, requestReading } from "./books/request-reading.ts";
import { hasRefund, planRefund } from "./plan-refunds.ts";
import { settleInstalment } from "./repayments/settle-instalment.ts";
import { postToLedger } from "./post-to-ledger.ts";
import { countFailedPremiums } from "./count-failed-premiums.ts";
import { failPremium } from "./fail-premium.ts";
import type { ChargeResult } from "./ports/payment.ts";
import { type LeasedCharge, wasReturned } from "./lease-charges.ts";
import { markMethodRefused } from "./mark-method-refused.ts";
import type { WorkDeps } from "../work-deps.ts";

type FinalResult = Exclude<ChargeResult, { status: "pending" }>;

/** Records the provider's result and its consequences. Only the first result of an attempt counts. */
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
    const needsAnotherCard = await recordIfCardRefused(transaction, policy, charge, result, now);
    // The provider's books list a debit as soon as it is pending, even if it fails later.
    if (!charge.isTest && (result.status === "succeeded" || settled.pending_since !== null))
      await requestReading(transaction, charge.country, new Date(now.getTime() + afterSettling));
    // A bank that takes days to decide on a debit answers when the tenant has left the page.
    const presentUntil = settled.pending_since === null ? charge.presentUntil : null;
    const attempt = { ...charge, presentUntil, needsAnotherCard };
    if (charge.kind === "instalment")
      return settleInstalment(transaction, deps, policy, { ...attempt, outcome: result.status });
    if (result.status === "succeeded") await markPaid(deps, transaction, policy, charge.debtId);
    else if (await isNoLongerOwed(transaction, policy, charge)) await cancelPremium(transaction, charge, now);
    else
      await failPremium(transaction, deps, policy, {
        ...attempt,
        needsConfirmation: result.status === "requires_action",
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
    .select(["period_from", "period_until"])
    .select(wasReturned(sql.ref("premium.id")).as("wasReturned"))
    .select(hasRefund(sql.ref("premium.id")).as("hasRefund"))
    .where("id", "=", debtId)
    .executeTakeFirstOrThrow();
  if (premium.hasRefund) return false;
  const until = paidUntil(policy);
  // A premium that was used up had nothing to refund, and is owed again if the bank took it back.
  if (policy.status === "WITHDRAWN") return !(premium.wasReturned && until !== null && premium.period_until <= until);
  return until !== null && premium.period_from >= until;
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
