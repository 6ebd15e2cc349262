import {
  addDays,
  type CalendarDate,
  type Country,
  hasEnded,
  type PolicyStatus,
  withdrawalDays,
} from "@kautia/contract";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import type { Covered } from "../../billing/rules/refund.ts";

const reminderDays = [7, 14, 30] as const;

/**
 * How the tenant can leave the policy today; null if it is over or already cancelled. Before the landlord has accepted,
 * nobody relies on the policy, so the tenant can withdraw at any time (docs/policy.md).
 */
export function wayOut(
  status: PolicyStatus,
  signedOn: CalendarDate,
  today: CalendarDate,
): "withdraw" | "cancel" | null {
  if (hasEnded(status)) return null;
  if (status === "SIGNED" || today <= lastDayOfWithdrawal(signedOn)) return "withdraw";
  return status === "CANCELLATION_REQUESTED" ? null : "cancel";
}

export function lastDayOfWithdrawal(signedOn: CalendarDate): CalendarDate {
  return addDays(signedOn, withdrawalDays);
}

/**
 * The first day that is not paid for after a withdrawal: the first day of cover, so everything is refunded, or today if
 * the tenant consented to cover within the withdrawal period.
 */
export function paidUntilAfterWithdrawal({ coverStart }: Covered, earlyFulfilment: boolean, today: CalendarDate) {
  if (coverStart === null) return null;
  return earlyFulfilment && today > coverStart ? today : coverStart;
}

/** When the next reminder is due after `sent` reminders, at local midnight; null after the last. */
export function nextReminderAt(country: Country, requestedOn: CalendarDate, sent: number): Date | null {
  const days = reminderDays[sent];
  return days === undefined ? null : startOfLocalDay(country, addDays(requestedOn, days));
}

export function remindersDue(requestedOn: CalendarDate, today: CalendarDate): number {
  return reminderDays.filter((days) => addDays(requestedOn, days) <= today).length;
}
