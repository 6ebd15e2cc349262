import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { writeMail } from "../mails/index.ts";
import { policyMailData, type Policy, toTenant } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { findDebitAccount } from "./find-debit-account.ts";
import { planNextAttempt } from "./plan-next-attempt.ts";

export interface FailedPremium {
  attemptId: string;
  debtId: string;
  methodId: string;
  /** The end of the tenant's time to confirm on the page; null for an attempt without the tenant. */
  presentUntil: Date | null;
  needsConfirmation: boolean;
  /** The policy's card must not be charged again. */
  needsAnotherCard: boolean;
  /** Whether the bank paid at first and then took the money back. */
  isReturned?: boolean;
}

/** Handles a failed premium: plans the next attempt, and mails the tenant unless they saw the failure on the page. */
export async function failPremium(
  transaction: Transaction<Database>,
  deps: Pick<WorkDeps, "clock" | "random" | "log" | "config">,
  policy: Policy,
  { attemptId, needsConfirmation, isReturned = false, ...attempt }: FailedPremium,
): Promise<void> {
  const { debtId, methodId, presentUntil, needsAnotherCard } = attempt;
  const premium = await transaction
    .selectFrom("premium")
    .selectAll()
    .where("id", "=", debtId)
    .executeTakeFirstOrThrow();
  const failed = {
    debtId,
    methodId,
    presentUntil,
    needsAnotherCard,
    firstFailedOn: isReturned ? null : premium.first_failed_on,
  };
  const nextTryOn = await planNextAttempt(transaction, deps, policy, { kind: "premium", ...failed });
  // The tenant saw the failure on the page, but only the mail says that there will be no further attempt.
  if (presentUntil !== null && !needsAnotherCard) return;
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `premium-${isReturned ? "returned" : "failed"}:${attemptId}`,
    kind: "premium-failed",
    data: {
      ...policyMailData(policy),
      amountCents: premium.amount_cents,
      dueOn: premium.period_from,
      needsConfirmation,
      needsAnotherCard,
      nextTryOn,
      isReturned,
      account: await findDebitAccount(transaction, policy.ref_id, methodId),
    },
  });
}
