import { addDays, type CalendarDate, type Country, isOver, type PolicyStatus, withdrawalDays } from "@kautia/contract";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import type { Covered } from "../../billing/rules/refund.ts";

/** Days after a cancellation on which the landlord is reminded of the release. Source: product page, "leaving is as easy". */
const reminderDays = [7, 14, 30] as const;

/**
 * How a policy can be left today: by withdrawing, which ends it at once, or by cancelling, which asks the landlord for the
 * release; null when it is over, or cancelled already. Until the landlord has accepted nobody relies on it, and it can be
 * withdrawn from at any time (docs/policy.md).
 */
export function wayOut(
  status: PolicyStatus,
  signedOn: CalendarDate,
  today: CalendarDate,
): "withdraw" | "cancel" | null {
  if (isOver(status)) return null;
  if (status === "SIGNED" || today <= lastDayOfWithdrawal(signedOn)) return "withdraw";
  return status === "CANCELLATION_REQUESTED" ? null : "cancel";
}

/** The last day on which withdrawing needs no reason and no landlord. */
export function lastDayOfWithdrawal(signedOn: CalendarDate): CalendarDate {
  return addDays(signedOn, withdrawalDays);
}

/**
 * The first day that is not paid for when a tenant withdraws `today`: the first day of cover, so that all comes back, but
 * where the tenant asked for cover within the time of withdrawal; then the days before today are paid for.
 */
export function paidUntilAfterWithdrawal({ coverStart }: Covered, earlyFulfilment: boolean, today: CalendarDate) {
  if (coverStart === null) return null;
  return earlyFulfilment && today > coverStart ? today : coverStart;
}

/** When the landlord is reminded after `sent` reminders: the day's beginning there; null after the last. */
export function nextReminderAt(country: Country, requestedOn: CalendarDate, sent: number): Date | null {
  const days = reminderDays[sent];
  return days === undefined ? null : startOfLocalDay(country, addDays(requestedOn, days));
}

/** How many reminders have fallen due by `today`. */
export function remindersDue(requestedOn: CalendarDate, today: CalendarDate): number {
  return reminderDays.filter((days) => addDays(requestedOn, days) <= today).length;
}
