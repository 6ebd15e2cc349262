import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { writeMail } from "../../mails/index.ts";
import { policyMailData, extendRetention, type Policy, toTenant } from "../../policy/index.ts";
import { findDebitAccount } from "../find-debit-account.ts";
import { planNextAttempt } from "../plan-next-attempt.ts";

type SettleDeps = Pick<WorkDeps, "clock" | "random" | "log" | "config">;

export interface InstalmentResult {
  attemptId: string;
  debtId: string;
  methodId: string;
  /** The end of the tenant's time to confirm on the page; null for an attempt without the tenant. */
  presentUntil: Date | null;
  outcome: "succeeded" | "failed" | "requires_action";
  /** The policy's card must not be charged again. */
  needsAnotherCard: boolean;
  /** Whether the bank paid at first and then took the money back. */
  isReturned?: boolean;
}

/**
 * Records the result of an instalment's charge. Leaves the policy's status alone: PAST_DUE is about premiums only
 * (docs/money.md).
 */
export async function settleInstalment(
  transaction: Transaction<Database>,
  deps: SettleDeps,
  policy: Policy,
  result: InstalmentResult,
): Promise<void> {
  await extendRetention(transaction, policy, localDay(policy.country, deps.clock.now()));
  if (result.outcome === "succeeded") await markPaid(transaction, deps, policy, result);
  else await failInstalment(transaction, deps, policy, result);
}

async function markPaid(
  transaction: Transaction<Database>,
  deps: SettleDeps,
  policy: Policy,
  { attemptId, debtId: id }: InstalmentResult,
): Promise<void> {
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

async function failInstalment(
  transaction: Transaction<Database>,
  deps: SettleDeps,
  policy: Policy,
  { attemptId, debtId, methodId, presentUntil, outcome, needsAnotherCard, isReturned = false }: InstalmentResult,
): Promise<void> {
  const instalment = await transaction
    .selectFrom("instalment")
    .innerJoin("repayment", "repayment.id", "instalment.repayment_id")
    .selectAll("instalment")
    .select("repayment.parts")
    .where("instalment.id", "=", debtId)
    .executeTakeFirstOrThrow();
  if (instalment.status === "INVOICED") {
    // Only the tenant can pay an invoice. They saw the failure if they were on the page, and are reminded otherwise.
    if (presentUntil === null) await remindNow(transaction, deps, instalment.repayment_id);
    return;
  }
  const failed = {
    kind: "instalment",
    debtId,
    firstFailedOn: isReturned ? null : instalment.first_failed_on,
    methodId,
    presentUntil,
    needsAnotherCard,
  } as const;
  const nextTryOn = await planNextAttempt(transaction, deps, policy, failed);
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
      needsConfirmation: outcome === "requires_action",
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
