import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { writeMail } from "../mails/index.ts";
import { policyMailData, type Policy, toTenant } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import type { FailedAttempt } from "./failed-attempt.ts";
import { findDebitAccount } from "./find-debit-account.ts";
import { planNextAttempt } from "./plan-next-attempt.ts";
import { isReminded, planReminder } from "./unpaid/reminder.ts";

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
  const { nextTryOn, firstFailedOn, isLast } = await planNextAttempt(transaction, deps, policy, attempt, debt);
  if (isForPerson) return;
  const isReminder = isLast && isReminded(deps.config, policy);
  if (isReminder) await planReminder(transaction, deps, policy, firstFailedOn);
  // The reminder says everything, unless there is something to do at once.
  if (isReminder && !needsAnotherCard && !isReturned) return;
  // The tenant saw the failure on the page, but only the mail says that there will be no further attempt.
  if (presentUntil !== null && !needsAnotherCard) return;
  const account = await findDebitAccount(transaction, policy.ref_id, methodId);
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
      // A debit was announced with the beginning of cover.
      beginsCover:
        policy.cover_state === "ACCEPTED" &&
        premium.number === 1 &&
        premium.first_failed_on === null &&
        account === null,
      account,
    },
  });
}
