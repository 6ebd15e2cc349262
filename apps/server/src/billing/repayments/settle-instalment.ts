import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { writeMail } from "../../mails/index.ts";
import { policyMailData, extendRetention, type Policy, toTenant } from "../../policy/index.ts";
import type { FailedAttempt } from "../failed-attempt.ts";
import { findDebitAccount } from "../find-debit-account.ts";
import { planNextAttempt } from "../plan-next-attempt.ts";

type SettleDeps = Pick<WorkDeps, "clock" | "random" | "log" | "config">;

/** Also pays the repayment with its last instalment. */
export async function markInstalmentPaid(
  transaction: Transaction<Database>,
  deps: SettleDeps,
  policy: Policy,
  { attemptId, debtId: id }: { attemptId: string; debtId: string },
): Promise<void> {
  await extendRetention(transaction, policy, localDay(policy.country, deps.clock.now()));
  const { repayment_id } = await transaction
    .updateTable("instalment")
    .set({ status: "PAID" })
    .where("id", "=", id)
    .returning("repayment_id")
    .executeTakeFirstOrThrow();
  const open = await transaction
    .selectFrom("instalment")
    .select("id")
    .where("repayment_id", "=", repayment_id)
    .where("status", "<>", "PAID")
    .limit(1)
    .execute();
  if (open.length > 0) return;
  const { amount_cents } = await transaction
    .updateTable("repayment")
    .set({ paid_at: deps.clock.now(), remind_at: null })
    .where("id", "=", repayment_id)
    .returning("amount_cents")
    .executeTakeFirstOrThrow();
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    // A repayment whose debit was returned is paid a second time.
    reason: `repaid:${attemptId}`,
    kind: "repaid",
    data: { ...policyMailData(policy), amountCents: amount_cents },
  });
}

/**
 * Handles a failed instalment: plans the next attempt, and mails the tenant unless they saw the failure on the page.
 * Leaves the policy's status alone: PAST_DUE is about premiums only (docs/money.md).
 */
export async function failInstalment(
  transaction: Transaction<Database>,
  deps: SettleDeps,
  policy: Policy,
  attempt: FailedAttempt,
): Promise<void> {
  const { attemptId, methodId, presentUntil, needsConfirmation, needsAnotherCard, isReturned } = attempt;
  await extendRetention(transaction, policy, localDay(policy.country, deps.clock.now()));
  const instalment = await transaction
    .selectFrom("instalment")
    .innerJoin("repayment", "repayment.id", "instalment.repayment_id")
    .selectAll("instalment")
    .select("repayment.parts")
    .where("instalment.id", "=", attempt.debtId)
    .executeTakeFirstOrThrow();
  if (instalment.status === "INVOICED") {
    // Only the tenant can pay an invoice. They saw the failure if they were on the page, and are reminded otherwise.
    if (presentUntil === null) await remindNow(transaction, deps, instalment.repayment_id);
    return;
  }
  const debt = { kind: "instalment", firstFailedOn: instalment.first_failed_on } as const;
  const { nextTryOn } = await planNextAttempt(transaction, deps, policy, attempt, debt);
  // The tenant saw the failure on the page, but only the mail says that there will be no further attempt.
  if (presentUntil !== null && !needsAnotherCard) return;
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `instalment-${isReturned ? "returned" : "failed"}:${attemptId}`,
    kind: "instalment-failed",
    data: {
      ...policyMailData(policy),
      amountCents: instalment.amount_cents,
      number: instalment.number,
      parts: instalment.parts ?? instalment.number,
      dueOn: instalment.due_on,
      needsConfirmation,
      needsAnotherCard,
      nextTryOn,
      isReturned,
      account: await findDebitAccount(transaction, policy.ref_id, methodId),
    },
  });
}

async function remindNow(transaction: Transaction<Database>, { clock }: SettleDeps, id: string): Promise<void> {
  await transaction.updateTable("repayment").set({ remind_at: clock.now() }).where("id", "=", id).execute();
}
