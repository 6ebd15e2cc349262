import { addDays, addMonths, type CalendarDate } from "../fields/dates.ts";
import type { PaymentPeriod } from "../enums.ts";
import { minChargeCents } from "../limits.ts";
import { daysBetween, monthsOf } from "./premiums.ts";

/** What matters for money in the terms of a policy. They hold from `from` on, until later ones do. */
export interface PriceTerms {
  /** If two terms hold on a day, the higher number counts. The first terms also hold before their first day. */
  number: number;
  from: CalendarDate;
  /** The price of a whole period of `paymentPeriod`. */
  premiumCents: number;
  /** Counts from the next period that begins. */
  paymentPeriod: PaymentPeriod;
  /** The last day of cover; null without an end. That of the newest terms counts. */
  insuranceEnd: CalendarDate | null;
}

/** All terms of a policy, which together decide what its periods cost. */
export interface Schedule {
  coverStart: CalendarDate;
  terms: readonly PriceTerms[];
}

/** A period of premium. Its price is for all days before `fullUntil`; cover lasts for those before `until`. */
export interface Period {
  from: CalendarDate;
  /** Earlier than `fullUntil` if the agreed end cuts the period short; `from` if it has no day of cover. */
  until: CalendarDate;
  fullUntil: CalendarDate;
  paymentPeriod: PaymentPeriod;
}

/**
 * The period of a day. Periods count from the start of cover, so one that starts on the 31st returns to the 31st after a
 * shorter month. No period begins on the last day of cover, which is free then.
 */
export function periodAt(schedule: Schedule, day: CalendarDate): Period {
  const { coverStart, terms } = schedule;
  const { insuranceEnd } = newestTerms(terms);
  for (let month = 0; ;) {
    const from = addMonths(coverStart, month);
    const { paymentPeriod } = termsOn(terms, from);
    month += monthsOf[paymentPeriod];
    const fullUntil = addMonths(coverStart, month);
    if (day < fullUntil) return { from, until: lastCover(from, fullUntil, insuranceEnd), fullUntil, paymentPeriod };
  }
}

/**
 * What a period costs for its days before `until`: each day its share of the price that holds on it, in cents, rounded
 * down once for all of them.
 */
export function priceOfPeriod(schedule: Schedule, period: Period, until: CalendarDate = period.until): number {
  const { from, fullUntil, paymentPeriod } = period;
  const end = until < fullUntil ? until : fullUntil;
  // A day costs a fraction of a cent, so the sum is kept in cents times days.
  let sum = 0;
  for (let day = from; day < end;) {
    const next = schedule.terms.reduce(
      (first, terms) => (terms.from > day && terms.from < first ? terms.from : first),
      end,
    );
    sum += daysBetween(day, next) * priceOn(schedule.terms, day, paymentPeriod);
    day = next;
  }
  return Math.floor(sum / daysBetween(from, fullUntil));
}

/** The period of a day with its premium; null if it costs less than the smallest charge, and is free. */
export function premiumAt(schedule: Schedule, day: CalendarDate): (Period & { amountCents: number }) | null {
  const period = periodAt(schedule, day);
  const amountCents = priceOfPeriod(schedule, period);
  return amountCents < minChargeCents ? null : { ...period, amountCents };
}

/** The terms that hold on a day. */
export function termsOn<Kind extends PriceTerms>(terms: readonly Kind[], day: CalendarDate): Kind {
  return newestTerms(terms.filter((each) => holdsOn(each, day)));
}

export function newestTerms<Kind extends PriceTerms>(terms: readonly Kind[]): Kind {
  const [first, ...others] = terms;
  if (!first) throw new Error("a policy has terms");
  return others.reduce((newest, each) => (each.number > newest.number ? each : newest), first);
}

/** The price on a day of a period, which keeps the plan with which it began. */
function priceOn(terms: readonly PriceTerms[], day: CalendarDate, paymentPeriod: PaymentPeriod): number {
  const ofPlan = terms.filter((each) => each.paymentPeriod === paymentPeriod && holdsOn(each, day));
  return (ofPlan.length > 0 ? newestTerms(ofPlan) : termsOn(terms, day)).premiumCents;
}

function holdsOn({ number, from }: PriceTerms, day: CalendarDate): boolean {
  return number === 1 || from <= day;
}

function lastCover(from: CalendarDate, fullUntil: CalendarDate, insuranceEnd: CalendarDate | null): CalendarDate {
  if (insuranceEnd === null || fullUntil <= insuranceEnd) return fullUntil;
  return from < insuranceEnd ? addDays(insuranceEnd, 1) : from;
}
