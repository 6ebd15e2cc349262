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

/** Null if over or already cancelled. Until the landlord accepts, the tenant may always withdraw (docs/policy.md). */
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

/** The first day without cover. Null if the landlord has not accepted. */
export function coverEndAfterWithdrawal(coverStart: CalendarDate | null, today: CalendarDate): CalendarDate | null {
  return coverStart !== null && today < coverStart ? coverStart : coverStart && today;
}

/** The first day of cover, which refunds all; today, if the tenant wanted cover during the withdrawal period. */
export function paidUntilAfterWithdrawal({ coverStart }: Covered, earlyFulfilment: boolean, today: CalendarDate) {
  if (coverStart === null) return null;
  return earlyFulfilment && today > coverStart ? today : coverStart;
}

/** At local midnight; null after the last. */
export function nextReminderAt(country: Country, requestedOn: CalendarDate, sent: number): Date | null {
  const days = reminderDays[sent];
  return days === undefined ? null : startOfLocalDay(country, addDays(requestedOn, days));
}

export function remindersDue(requestedOn: CalendarDate, today: CalendarDate): number {
  return reminderDays.filter((days) => addDays(requestedOn, days) <= today).length;
}
