import { addDays, addMonths, type CalendarDate, type PaymentPeriod } from "@kautia/contract";

/** What the premiums of a policy follow from. `insuranceEnd` is covered too, but begins no period of its own. */
export interface PremiumTerms {
  coverStart: CalendarDate;
  insuranceEnd: CalendarDate | null;
  paymentPeriod: PaymentPeriod;
}

/** One premium pays for `from` up to, but not including, `until`. */
export interface PremiumPeriod {
  /** 1 for the first. */
  number: number;
  from: CalendarDate;
  until: CalendarDate;
}

const months: Record<PaymentPeriod, number> = { YEARLY: 12, MONTHLY: 1 };

/** Days after the first failure on which a charge is tried again. Source: wire decisions, "After signing". */
const retryDays = [1, 3, 7, 14] as const;

/** Cover begins with the insurance, or on the day of acceptance when that comes later (decision 0007). */
export function coverStart(insuranceStart: CalendarDate, acceptedOn: CalendarDate): CalendarDate {
  return acceptedOn > insuranceStart ? acceptedOn : insuranceStart;
}

/**
 * The premium of that number, due on the day its period begins; null once the insurance is over. Every period is
 * counted from the first day of cover, so that a start on the 31st comes back to the 31st after a shorter month.
 */
export function premiumPeriod(terms: PremiumTerms, number: number): PremiumPeriod | null {
  const step = months[terms.paymentPeriod];
  const from = addMonths(terms.coverStart, (number - 1) * step);
  const next = addMonths(terms.coverStart, number * step);
  if (terms.insuranceEnd === null) return { number, from, until: next };
  if (from >= terms.insuranceEnd) return null;
  return { number, from, until: next < terms.insuranceEnd ? next : terms.insuranceEnd };
}

/**
 * The day of the next try after `failedTries` that all failed, the first of them on `firstFailedOn`; null after the last. Days before
 * `earliest`, on which nobody was here to try, are left out: they are not made up for all at once.
 */
export function nextTryOn(
  firstFailedOn: CalendarDate,
  failedTries: number,
  earliest: CalendarDate,
): CalendarDate | null {
  const days = retryDays.slice(Math.max(failedTries - 1, 0)).map((after) => addDays(firstFailedOn, after));
  return days.find((day) => day >= earliest) ?? null;
}
