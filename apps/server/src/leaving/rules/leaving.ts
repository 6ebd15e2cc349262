import {
  addDays,
  addMonths,
  type CalendarDate,
  type Country,
  countryFacts,
  hasEnded,
  type HomePlace,
  lastDayToWithdraw,
  type PolicyStatus,
} from "@kautia/contract";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";

const reminderDays = [7, 14, 30] as const;

/** When the contract was signed, and when each of its documents reached the tenant; null if not yet. */
export interface ContractDelivery {
  signedAt: Date;
  givenAt: readonly (Date | null)[];
}

/**
 * How the tenant may leave today; null if the policy is over or already cancelled. Until the landlord accepts, the
 * tenant may always withdraw (docs/policy.md). `lastDay` is the last day of the withdrawal period.
 */
export function findWayToLeave(
  status: PolicyStatus,
  lastDay: CalendarDate | null,
  today: CalendarDate,
): "withdraw" | "cancel" | null {
  if (hasEnded(status)) return null;
  if (status === "SIGNED" || lastDay === null || today <= lastDay) return "withdraw";
  return status === "CANCELLATION_REQUESTED" ? null : "cancel";
}

/**
 * The last day of the withdrawal period. Null if the period has not begun, because a document has not reached the
 * tenant yet (VVG §8, VersVG §5c; docs/law.md).
 */
export function lastDayOfWithdrawal(
  home: HomePlace,
  delivery: ContractDelivery & { givenAt: readonly Date[] },
): CalendarDate;
export function lastDayOfWithdrawal(home: HomePlace, delivery: ContractDelivery): CalendarDate | null;
export function lastDayOfWithdrawal(home: HomePlace, { signedAt, givenAt }: ContractDelivery): CalendarDate | null {
  const given = givenAt.filter((at) => at !== null);
  if (given.length < givenAt.length) return null;
  const begins = new Date(Math.max(signedAt.getTime(), ...given.map((at) => at.getTime())));
  return lastDayToWithdraw(home, localDay(home.country, begins));
}

/**
 * The day on which the right lapses although a document never reached the tenant, counted from the signature; null if
 * it does not.
 */
export function lapseOfWithdrawal(home: HomePlace, signedAt: Date): CalendarDate | null {
  const months = countryFacts[home.country].withdrawalLapseMonths;
  return months && lastDayToWithdraw(home, addMonths(localDay(home.country, signedAt), months));
}

/** The first day without cover; null if the landlord has not accepted. */
export function coverEndAfterWithdrawal(coverStart: CalendarDate | null, today: CalendarDate): CalendarDate | null {
  if (coverStart === null) return null;
  return today < coverStart ? coverStart : today;
}

/**
 * The first day for which no premium is owed: the first day of cover, so that everything is refunded, or today if the
 * tenant wanted cover during the withdrawal period. Null if the landlord has not accepted.
 */
export function paidUntilAfterWithdrawal(
  { coverStart }: { coverStart: CalendarDate | null },
  earlyFulfilment: boolean,
  today: CalendarDate,
) {
  if (coverStart === null) return null;
  return earlyFulfilment && today > coverStart ? today : coverStart;
}

/** When the next reminder is due, at local midnight; null after the last. */
export function nextReminderAt(country: Country, requestedOn: CalendarDate, sent: number): Date | null {
  const days = reminderDays[sent];
  return days === undefined ? null : startOfLocalDay(country, addDays(requestedOn, days));
}

export function remindersDue(requestedOn: CalendarDate, today: CalendarDate): number {
  return reminderDays.filter((days) => addDays(requestedOn, days) <= today).length;
}
