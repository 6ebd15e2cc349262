import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { writeMail } from "../mails/index.ts";
import { policyMailData, type Policy, toTenant } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import type { FailedAttempt } from "./failed-attempt.ts";
import { findDebitAccount } from "./find-debit-account.ts";
import { planNextAttempt } from "./plan-next-attempt.ts";

/** Handles a failed premium: plans the next attempt, and mails the tenant unless they saw the failure on the page. */
export async function failPremium(
  transaction: Transaction<Database>,
  deps: Pick<WorkDeps, "clock" | "random" | "log" | "config">,
  policy: Policy,
  attempt: FailedAttempt,
): Promise<void> {
  const { attemptId, methodId, presentUntil, needsConfirmation, needsAnotherCard, isReturned, isForPerson } = attempt;
  const premium = await transaction
    .selectFrom("premium")
    .selectAll()
    .where("id", "=", attempt.debtId)
    .executeTakeFirstOrThrow();
  const debt = { kind: "premium", firstFailedOn: premium.first_failed_on } as const;
  const nextTryOn = await planNextAttempt(transaction, deps, policy, attempt, debt);
  if (isForPerson) return;
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
