import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { writeMail } from "../../mails/index.ts";
import { policyMailData, extendRetention, type Policy, toTenant } from "../../policy/index.ts";
import { findAccount } from "../find-account.ts";
import { planNextAttempt } from "../plan-next-attempt.ts";

type SettleDeps = Pick<Deps, "clock" | "random" | "log">;

export interface InstalmentResult {
  attemptId: string;
  debtId: string;
  methodId: string;
  /** Null for an attempt without the tenant. */
  presentUntil: Date | null;
  outcome: "succeeded" | "failed" | "requires_action";
  /** The policy's card must not be charged again. */
  needsAnotherCard: boolean;
  /** Whether the bank first paid and then took the money back. */
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
  if (result.outcome === "succeeded") await markPaid(transaction, deps, policy, result.debtId);
  else await failInstalment(transaction, deps, policy, result);
}

async function markPaid(
  transaction: Transaction<Database>,
  deps: SettleDeps,
  policy: Policy,
  id: string,
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
    reason: `repaid:${repayment_id}`,
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
  // Only the tenant can have an invoice charged, and the page has shown the failure.
  if (instalment.status === "INVOICED") return;
  const failed = {
    kind: "instalment",
    debtId,
    firstFailedOn: isReturned ? null : instalment.first_failed_on,
    methodId,
    presentUntil,
    needsAnotherCard,
  } as const;
  const nextTryOn = await planNextAttempt(transaction, deps, policy, failed);
  // The page has shown the failure, but not that there will be no other attempt.
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
      account: await findAccount(transaction, policy.ref_id, methodId),
    },
  });
}
