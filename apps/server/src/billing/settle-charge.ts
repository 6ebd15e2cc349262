import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import {
  changeStatus,
  policyMailData,
  extendRetention,
  lockPolicy,
  paidUntil,
  type Policy,
  statusAfterCharge,
  toTenant,
} from "../policy/index.ts";
import { chargeQueryDelay } from "../platform/rules/retry-delays.ts";
import { planRefund } from "./plan-refunds.ts";
import { settleInstalment } from "./repayments/settle-instalment.ts";
import { writeMail } from "../mails/index.ts";
import { postToLedger } from "./post-to-ledger.ts";
import { countFailedPremiums } from "./count-failed-premiums.ts";
import { planNextAttempt } from "./plan-next-attempt.ts";
import type { ChargeResult } from "./ports/payment.ts";
import type { LeasedCharge } from "./lease-charges.ts";
import type { WorkDeps } from "../work-deps.ts";

/** Records the provider's result and what follows from it. Only the first result counts. */
export async function settleCharge(deps: WorkDeps, charge: LeasedCharge, result: ChargeResult): Promise<void> {
  const now = deps.clock.now();
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
      .returning("id")
      .executeTakeFirst();
    if (!settled) return;

    const { attemptId: subjectId, refId, amountCents, currency } = charge;
    const event = result.status === "succeeded" ? "CHARGE_SUCCEEDED" : "CHARGE_FAILED";
    await postToLedger(transaction, event, { subjectId, refId, amountCents, currency, at: now });
    if (charge.kind === "instalment")
      return settleInstalment(transaction, deps, policy, { ...charge, outcome: result.status });
    if (result.status === "succeeded") await markPaid(deps, transaction, policy, charge.debtId);
    else if (await isNoLongerOwed(transaction, policy, charge)) await cancelPremium(transaction, charge, now);
    else await failPremium(deps, transaction, policy, charge, result.status === "requires_action");

    const to = statusAfterCharge(
      policy.status,
      result.status === "succeeded",
      await countFailedPremiums(transaction, refId),
    );
    if (to) await changeStatus(transaction, refId, { to, cause: "card", at: now });
  });
}

export async function postponeLookup({ db, clock }: WorkDeps, { attemptId, unanswered }: LeasedCharge): Promise<void> {
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

/** A missing lease means news from the page, a webhook or a new card: then the attempt stays due. */
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
  // The policy may have ended, or stopped being charged, before the result arrived: refund the unused days.
  const until = paidUntil(policy);
  await extendRetention(transaction, policy, localDay(policy.country, deps.clock.now()));
  if (until !== null) await planRefund(transaction, deps, policy, premium, until);
}

/** Whether the premium is no longer owed: the tenant withdrew, or moved out or was released before its period began. */
async function isNoLongerOwed(
  transaction: Transaction<Database>,
  policy: Policy,
  { debtId }: LeasedCharge,
): Promise<boolean> {
  if (policy.status === "WITHDRAWN") return true;
  const until = paidUntil(policy);
  return until !== null && (await findPremium(transaction, debtId)).period_from >= until;
}

async function cancelPremium(
  transaction: Transaction<Database>,
  { debtId: premiumId, refId, amountCents, currency }: LeasedCharge,
  at: Date,
): Promise<void> {
  await transaction.updateTable("premium").set({ status: "CANCELLED" }).where("id", "=", premiumId).execute();
  await postToLedger(transaction, "PREMIUM_CANCELLED", { subjectId: premiumId, refId, amountCents, currency, at });
}

async function failPremium(
  deps: WorkDeps,
  transaction: Transaction<Database>,
  policy: Policy,
  { attemptId, debtId, methodId, presentUntil }: LeasedCharge,
  needsConfirmation: boolean,
): Promise<void> {
  const premium = await findPremium(transaction, debtId);
  const failed = { kind: "premium", debtId, firstFailedOn: premium.first_failed_on, methodId, presentUntil } as const;
  const nextTryOn = await planNextAttempt(transaction, deps, policy, failed);
  // No mail: the tenant saw the failure on the page and already has the link.
  if (presentUntil !== null) return;
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `premium-failed:${attemptId}`,
    kind: "premium-failed",
    data: {
      ...policyMailData(policy),
      amountCents: premium.amount_cents,
      dueOn: premium.period_from,
      needsConfirmation,
      nextTryOn,
    },
  });
}

function findPremium(transaction: Transaction<Database>, id: string): Promise<Selectable<Database["premium"]>> {
  return transaction.selectFrom("premium").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

function failureCode(result: ChargeResult): string | null {
  if (result.status === "failed") return result.code;
  return result.status === "requires_action" ? "requires_action" : null;
}
