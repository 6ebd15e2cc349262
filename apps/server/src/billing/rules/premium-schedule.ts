import { addDays, addMonths, type CalendarDate, type PaymentPeriod } from "@kautia/contract";

/** `insuranceEnd` is the last day of cover; no period begins on or after it. */
export interface PremiumTerms {
  coverStart: CalendarDate;
  insuranceEnd: CalendarDate | null;
  paymentPeriod: PaymentPeriod;
}

/** One premium pays for `from` up to, but not including, `until`. */
export interface PremiumPeriod {
  number: number;
  from: CalendarDate;
  until: CalendarDate;
}

const months: Record<PaymentPeriod, number> = { YEARLY: 12, MONTHLY: 1 };

/** Days after the first failure on which a charge is retried. Source: docs/money.md. */
const retryDays = [1, 3, 7, 14] as const;

/** Cover starts on the insurance start date, or when the landlord accepts if that is later (docs/decisions.md). */
export function coverStart(insuranceStart: CalendarDate, acceptedOn: CalendarDate): CalendarDate {
  return acceptedOn > insuranceStart ? acceptedOn : insuranceStart;
}

/**
 * The period that a premium pays for; null after the end of the insurance. Periods count from the start of cover, so
 * one that starts on the 31st returns to the 31st after a shorter month.
 */
export function premiumPeriod(terms: PremiumTerms, number: number): PremiumPeriod | null {
  const step = months[terms.paymentPeriod];
  const from = addMonths(terms.coverStart, (number - 1) * step);
  const next = addMonths(terms.coverStart, number * step);
  if (terms.insuranceEnd === null) return { number, from, until: next };
  if (from >= terms.insuranceEnd) return null;
  return { number, from, until: next < terms.insuranceEnd ? next : terms.insuranceEnd };
}

/** The first remaining retry day from `earliest` on; null after the last. Days missed during downtime are skipped. */
export function nextRetryDay(
  firstFailedOn: CalendarDate,
  failures: number,
  earliest: CalendarDate,
): CalendarDate | null {
  const days = retryDays.slice(Math.max(failures - 1, 0)).map((after) => addDays(firstFailedOn, after));
  return days.find((day) => day >= earliest) ?? null;
}
