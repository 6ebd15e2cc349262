import {
  addDays,
  type CalendarDate,
  type Country,
  isOver,
  type PaymentPeriod,
  type PolicyStatus,
  withdrawalDays,
} from "@kautia/contract";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import { premiumPeriod } from "../../billing/rules/premium-schedule.ts";

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

export interface Covered {
  /** First day of cover; null until the landlord has accepted. */
  coverStart: CalendarDate | null;
  paymentPeriod: PaymentPeriod;
}

/**
 * The first day that is not paid for when a tenant withdraws `today`: the first day of cover, so that all comes back, but
 * where the tenant asked for cover within the time of withdrawal; then the days before today are paid for.
 */
export function paidUntilAfterWithdrawal({ coverStart }: Covered, earlyFulfilment: boolean, today: CalendarDate) {
  if (coverStart === null) return null;
  return earlyFulfilment && today > coverStart ? today : coverStart;
}

/**
 * What comes back of a premium when the days from `paidUntil` on are not paid for: by the day, in integer cents, rounded
 * up in the tenant's favour. The last period of an agreed end counts in full length, for it cost its full price.
 */
export function refundCents(
  { coverStart, paymentPeriod }: Covered,
  premium: { number: number; amountCents: number },
  paidUntil: CalendarDate,
): number {
  const period = coverStart && premiumPeriod({ coverStart, insuranceEnd: null, paymentPeriod }, premium.number);
  if (!period) return 0;
  const length = daysBetween(period.from, period.until);
  const unused = Math.min(length, Math.max(0, daysBetween(paidUntil, period.until)));
  return Math.ceil((premium.amountCents * unused) / length);
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

function daysBetween(from: CalendarDate, until: CalendarDate): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
}
