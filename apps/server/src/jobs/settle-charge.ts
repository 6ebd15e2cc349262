import type { Selectable, Transaction } from "kysely";
import type { PremiumTable } from "../database/policy-tables.ts";
import type { Database } from "../database/tables.ts";
import { localDay, startOfLocalDay } from "../domain/local-day.ts";
import { statusAfterCharge } from "../domain/policy-life.ts";
import { nextTryOn } from "../domain/premium-schedule.ts";
import { questionDelay } from "../domain/waiting.ts";
import { planRefund } from "../features/leaving/index.ts";
import { writeMail } from "../features/mails/index.ts";
import { book, changeStatus, contractData, lockPolicy, type Policy } from "../features/policies/index.ts";
import type { ChargeResult } from "../ports/payment.ts";
import type { ClaimedCharge } from "./claim-charges.ts";
import type { WorkDeps } from "./work-deps.ts";

/** Writes down what the provider answered, with all that follows from it. The first answer counts, a repeat changes nothing. */
export async function settleCharge(deps: WorkDeps, charge: ClaimedCharge, result: ChargeResult): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (transaction) => {
    const policy = await lockPolicy(transaction, charge.refId);
    const answered = await transaction
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
    if (!answered) return;

    const { attemptId: subjectId, refId, amountCents, currency } = charge;
    const event = result.status === "succeeded" ? "CHARGE_SUCCEEDED" : "CHARGE_FAILED";
    await book(transaction, event, { subjectId, refId, amountCents, currency, at: now });
    if (result.status === "succeeded") await markPaid(deps, transaction, policy, charge.premiumId);
    else if (policy.status === "WITHDRAWN") await cancelPremium(transaction, charge, now);
    else await planNextTry(deps, transaction, policy, charge, result.status === "requires_action");

    const to = statusAfterCharge(policy.status, result.status === "succeeded", await countFailed(transaction, refId));
    if (to) await changeStatus(transaction, refId, { to, cause: "card", at: now });
  });
}

/** Nobody knows what became of it: it stays asked, and is asked about later. */
export async function postponeQuestion(
  { db, clock }: WorkDeps,
  { attemptId, unanswered }: ClaimedCharge,
): Promise<void> {
  await db
    .updateTable("charge_attempt")
    .set({
      unanswered: unanswered + 1,
      leased_until: null,
      try_at: new Date(clock.now().getTime() + questionDelay(unanswered + 1)),
    })
    .where("id", "=", attemptId)
    .where("status", "=", "ASKED")
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
  // Answered only after all was over: what is not used comes back like the rest.
  if (policy.covered_until !== null) await planRefund(transaction, deps, policy, premium, policy.covered_until);
}

/** Whoever withdrew owes nothing that could not be charged. */
async function cancelPremium(
  transaction: Transaction<Database>,
  { premiumId, refId, amountCents, currency }: ClaimedCharge,
  at: Date,
): Promise<void> {
  await transaction.updateTable("premium").set({ status: "CANCELLED" }).where("id", "=", premiumId).execute();
  await book(transaction, "PREMIUM_CANCELLED", { subjectId: premiumId, refId, amountCents, currency, at });
}

async function planNextTry(
  deps: WorkDeps,
  transaction: Transaction<Database>,
  policy: Policy,
  { attemptId, premiumId, number }: ClaimedCharge,
  needsConfirmation: boolean,
): Promise<void> {
  const { clock, random, log } = deps;
  const premium = await findPremium(transaction, premiumId);
  const firstFailedOn = premium.first_failed_on ?? localDay(policy.country, clock.now());
  const next = nextTryOn(firstFailedOn, number);
  await transaction
    .updateTable("premium")
    .set({ first_failed_on: firstFailedOn, status: next ? "DUE" : "UNPAID" })
    .where("id", "=", premiumId)
    .execute();
  if (next) {
    const try_at = startOfLocalDay(policy.country, next);
    await transaction
      .insertInto("charge_attempt")
      .values({ id: random.uuid(), premium_id: premiumId, number: number + 1, status: "INTENDED", try_at })
      .execute();
  } else {
    log.error({ premium: premiumId, refId: policy.ref_id }, "a premium stays unpaid; a person has to take over");
  }
  await writeMail(transaction, deps, {
    reason: `premium-failed:${attemptId}`,
    kind: "premium-failed",
    refId: policy.ref_id,
    to: policy.tenant_email,
    language: policy.language,
    country: policy.country,
    data: {
      ...contractData(policy),
      amountCents: premium.amount_cents,
      dueOn: premium.period_from,
      needsConfirmation,
      nextTryOn: next,
    },
  });
}

function findPremium(transaction: Transaction<Database>, id: string): Promise<Selectable<PremiumTable>> {
  return transaction.selectFrom("premium").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** How many premiums have failed and are still not paid. */
async function countFailed(transaction: Transaction<Database>, refId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom("premium")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("ref_id", "=", refId)
    .where("first_failed_on", "is not", null)
    .where("status", "in", ["DUE", "UNPAID"])
    .executeTakeFirstOrThrow();
  return count;
}

function failureCode(result: ChargeResult): string | null {
  if (result.status === "failed") return result.code;
  return result.status === "requires_action" ? "requires_action" : null;
}
