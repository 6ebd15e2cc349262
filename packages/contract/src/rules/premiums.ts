import { addDays, addMonths, type CalendarDate } from "../fields/dates.ts";
import { minChargeCents } from "../limits.ts";
import type { PaymentPeriod } from "../enums.ts";

/** What decides which periods a policy's premiums pay for. `insuranceEnd` is the last day of cover; null without an end. */
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

export const monthsOf: Record<PaymentPeriod, number> = { YEARLY: 12, MONTHLY: 1 };
const shortestPeriodDays: Record<PaymentPeriod, number> = { YEARLY: 365, MONTHLY: 28 };

/**
 * The period that a premium pays for; null after the end of the insurance. Periods count from the start of cover, so
 * one that starts on the 31st returns to the 31st after a shorter month. No period begins on the last day of cover,
 * which is free then: a year that is agreed from 1 January to 1 January costs one year.
 */
export function premiumPeriod({ insuranceEnd, ...terms }: PremiumTerms, number: number): PremiumPeriod | null {
  const { from, until } = fullPeriod(terms, number);
  if (insuranceEnd === null || until <= insuranceEnd) return { number, from, until };
  return from < insuranceEnd ? { number, from, until: addDays(insuranceEnd, 1) } : null;
}

/**
 * The premium of a period with its amount: the full price, or the share of its days if the agreed end cuts it short.
 * Null after the end, and for a last period that costs less than the smallest charge, which is free.
 */
export function premiumOf(
  terms: PremiumTerms,
  priceCents: number,
  number: number,
): (PremiumPeriod & { amountCents: number }) | null {
  const period = premiumPeriod(terms, number);
  if (!period) return null;
  const amountCents = owedCents(terms, { number, priceCents }, period.until);
  return amountCents < minChargeCents ? null : { ...period, amountCents };
}

/**
 * The last premium, if the agreed end cuts its period short; otherwise null. `amountCents` is 0 if it costs less than the
 * smallest charge.
 */
export function cutPremium(terms: PremiumTerms, priceCents: number): (PremiumPeriod & { amountCents: number }) | null {
  if (terms.insuranceEnd === null) return null;
  let last = premiumPeriod(terms, 1);
  for (let next = last; next; next = premiumPeriod(terms, next.number + 1)) last = next;
  if (!last || last.until === fullPeriod(terms, last.number).until) return null;
  return { ...last, amountCents: premiumOf(terms, priceCents, last.number)?.amountCents ?? 0 };
}

/**
 * What a premium's days before `until` cost, in cents, rounded down: a tenant who pays in advance gets the rest back,
 * rounded up.
 */
export function owedCents(
  terms: Pick<PremiumTerms, "coverStart" | "paymentPeriod">,
  { number, priceCents }: { number: number; priceCents: number },
  until: CalendarDate,
): number {
  const period = fullPeriod(terms, number);
  const length = daysBetween(period.from, period.until);
  const used = Math.min(length, Math.max(0, daysBetween(period.from, until)));
  return Math.floor((priceCents * used) / length);
}

/** The most that one day can cost, in cents: the share of the shortest month or year, rounded up. */
export function dayPriceCents(plan: { premiumCents: number; paymentPeriod: PaymentPeriod }): number {
  return Math.ceil(plan.premiumCents / shortestPeriodDays[plan.paymentPeriod]);
}

/** The period as if the insurance had no end. */
function fullPeriod({ coverStart, paymentPeriod }: Pick<PremiumTerms, "coverStart" | "paymentPeriod">, number: number) {
  const step = monthsOf[paymentPeriod];
  return { from: addMonths(coverStart, (number - 1) * step), until: addMonths(coverStart, number * step) };
}

export function daysBetween(from: CalendarDate, until: CalendarDate): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
}
