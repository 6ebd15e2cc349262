import { addDays, type CalendarDate } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { WorkDeps } from "../work-deps.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import type { FailedAttempt } from "./failed-attempt.ts";
import { findDebitAccount } from "./find-debit-account.ts";
import { planCharges } from "./plan-charges.ts";
import { firstDebitDay } from "./rules/debit-notice.ts";
import { nextRetryDay } from "./rules/retry-days.ts";
import type { Policy } from "../policy/index.ts";

interface NextAttempt {
  /** The day of the next attempt; null if there is none. */
  nextTryOn: CalendarDate | null;
  /** From which the retry days count. */
  firstFailedOn: CalendarDate;
  /** Whether nothing will be charged any more. */
  isLast: boolean;
}

interface Debt {
  kind: "premium" | "instalment";
  firstFailedOn: CalendarDate | null;
}

/**
 * Plans the next attempt for a premium or instalment. Marks it unpaid instead if this was the last attempt or the card
 * must not be charged again. Attempts made while the tenant is on the page do not use up retry days (docs/money.md).
 */
export async function planNextAttempt(
  transaction: Transaction<Database>,
  { clock, random, log, config }: Pick<WorkDeps, "clock" | "random" | "log" | "config">,
  policy: Policy,
  { debtId, methodId, presentUntil, needsAnotherCard, isReturned, isForPerson }: FailedAttempt,
  { kind, ...debt }: Debt,
): Promise<NextAttempt> {
  const now = clock.now();
  const { number, withoutTenant } = await countAttempts(transaction, debtId);
  const today = localDay(policy.country, now);
  // After a returned debit the retry days start again.
  const firstFailedOn = isReturned ? today : (debt.firstFailedOn ?? today);
  // If the tenant was on the page, a scheduled attempt may still be due today.
  const earliest = presentUntil === null ? addDays(today, 1) : today;
  const retryOn = needsAnotherCard || isForPerson ? null : nextRetryDay(firstFailedOn, withoutTenant, earliest);
  // A debit waits until it was announced for long enough, so the mails about both name the same day.
  const isDebit = retryOn !== null && (await findDebitAccount(transaction, policy.ref_id, policy.card_method_id));
  const next = isDebit ? firstDebitDay(retryOn, today, config.paymentMethods.debit.noticeDays) : retryOn;
  // The tenant changed cards instead of confirming this payment: charge the new card at once.
  const isCardReplaced = presentUntil !== null && policy.card_method_id !== methodId;
  const scheduledAt = next === null ? null : startOfLocalDay(policy.country, next);
  const try_at = isCardReplaced ? now : scheduledAt;
  await transaction
    .updateTable(kind)
    .set({ first_failed_on: firstFailedOn, status: try_at ? "DUE" : "UNPAID" })
    .where("id", "=", debtId)
    .execute();
  if (try_at) await planCharges(transaction, { random }, [{ kind, debtId, number: number + 1, at: try_at }]);
  else if (presentUntil === null)
    log.error({ [kind]: debtId, refId: policy.ref_id }, `${kind} stays unpaid; a person must follow up`);
  return { nextTryOn: next, firstFailedOn, isLast: try_at === null };
}

/**
 * `withoutTenant` leaves out those that were never sent, and those before a payment that the bank took back, because the
 * retry days start again.
 */
async function countAttempts(
  transaction: Transaction<Database>,
  debtId: string,
): Promise<{ number: number; withoutTenant: number }> {
  const { rows } = await sql<{ number: number; withoutTenant: number }>`
    WITH own AS (SELECT number, status, present_until FROM charge_attempt WHERE ${debtId} IN (premium_id, instalment_id)),
      returned AS (SELECT coalesce(max(number), 0) AS number FROM own WHERE status = 'RETURNED')
    SELECT max(own.number) AS number, (count(*) FILTER (
      WHERE present_until IS NULL AND status <> 'CANCELLED' AND own.number >= returned.number))::integer AS "withoutTenant"
    FROM own, returned`.execute(transaction);
  const [counts] = rows;
  if (!counts) throw new Error(`no charge attempt exists for ${debtId}`);
  return counts;
}
