import type { CalendarDate } from "../fields/dates.ts";
import type { PriceTerms, Schedule } from "../rules/terms.ts";

/** Terms of 70.50 EUR a year without an end, from 1 January 2027. */
export const yearlyTerms: PriceTerms = {
  number: 1,
  from: "2027-01-01",
  premiumCents: 7_050,
  paymentPeriod: "YEARLY",
  insuranceEnd: null,
};
export const monthlyTerms: PriceTerms = { ...yearlyTerms, premiumCents: 635, paymentPeriod: "MONTHLY" };

/** A policy that was signed with `first`; each change is another day, and what differs from then on. */
export function policyOf(
  first: PriceTerms,
  changes: readonly Partial<PriceTerms>[] = [],
  coverStart: CalendarDate = first.from,
): Schedule {
  const terms = [{ ...first, from: coverStart }];
  for (const change of changes) {
    const before = terms.at(-1) ?? first;
    terms.push({ ...before, ...change, number: before.number + 1 });
  }
  return { coverStart, terms };
}
