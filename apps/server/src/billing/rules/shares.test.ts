import { addDays, type CalendarDate, premiumPeriod, type PriceTerms } from "@kautia/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCovered, anyDay, anyPremium } from "#testing/values/arbitrary-premiums.ts";
import { sharePremiums } from "./shares.ts";

const yearly = { coverStart: "2027-02-01", paymentPeriod: "YEARLY" } as const;
const monthly = { coverStart: "2027-02-01", paymentPeriod: "MONTHLY" } as const;

const forever: PriceTerms = {
  number: 1,
  from: "2027-01-01",
  premiumCents: 0,
  paymentPeriod: "YEARLY",
  insuranceEnd: null,
};

/** The refund of a policy's only premium whose terms never changed. */
function refundCents(
  { coverStart, paymentPeriod }: Pick<PriceTerms, "paymentPeriod"> & { coverStart: CalendarDate },
  { number, priceCents, amountCents }: { number: number; priceCents: number; amountCents: number },
  until: CalendarDate,
): number {
  const terms = [{ ...forever, paymentPeriod, premiumCents: priceCents }];
  const from = premiumPeriod({ coverStart, insuranceEnd: null, paymentPeriod }, number)?.from ?? "";
  const premium = { from, amountCents, carriedCents: 0, refundedCents: 0 };
  const { shares } = sharePremiums({ coverStart, terms }, [premium], until);
  return amountCents - (shares[0]?.shareCents ?? 0);
}

describe("the refund of a premium", () => {
  test.each([
    ["everything on the first day", yearly, 1, 7_050, "2027-02-01", 7_050],
    ["everything before cover begins", yearly, 1, 7_050, "2027-01-20", 7_050],
    ["all but one day after one day", yearly, 1, 7_300, "2027-02-02", 7_280],
    ["one day on the last day", yearly, 1, 7_300, "2028-01-31", 20],
    ["a share of 366 days in a leap year", { ...yearly, coverStart: "2028-02-01" }, 1, 7_320, "2028-02-02", 7_300],
    ["nothing after the period", yearly, 1, 7_050, "2028-02-01", 0],
    ["a share of 28 days in February", monthly, 1, 635, "2027-02-15", 318],
    ["everything for a month that has not begun", monthly, 2, 635, "2027-02-15", 635],
    [
      "a share of the actual days for a start on the 31st",
      { ...monthly, coverStart: "2027-01-31" },
      2,
      635,
      "2027-03-01",
      615,
    ],
  ] as const)("is %s", (_when, terms, number, amountCents, paidUntil, cents) => {
    expect(refundCents(terms, { number, priceCents: amountCents, amountCents }, paidUntil)).toBe(cents);
  });

  test("is never negative and never above what was paid", () => {
    fc.assert(
      fc.property(anyCovered, anyPremium, anyDay, (terms, paid, until) => {
        const cents = refundCents(terms, paid, until);
        expect(Number.isSafeInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(paid.amountCents);
      }),
    );
  });

  test("falls each day by at most a day's share and a cent, and never rises", () => {
    fc.assert(
      fc.property(anyCovered, anyPremium, anyDay, (terms, paid, until) => {
        const [now, next] = [until, addDays(until, 1)].map((at) => refundCents(terms, paid, at));
        const fall = (now ?? 0) - (next ?? 0);
        expect(fall).toBeGreaterThanOrEqual(0);
        expect(fall).toBeLessThanOrEqual(Math.ceil(paid.amountCents / 28));
      }),
    );
  });

  test("is everything before the period, nothing after it, and more than zero within it", () => {
    fc.assert(
      fc.property(anyCovered, anyPremium, anyDay, (terms, paid, until) => {
        const period = premiumPeriod({ ...terms, insuranceEnd: null }, paid.number);
        if (!period) throw new Error("an open-ended policy always has a next period");
        const back = refundCents(terms, paid, until);
        if (until <= period.from) expect(back).toBe(paid.amountCents);
        else if (until >= period.until) expect(back).toBe(0);
        else expect(back).toBeGreaterThan(0);
      }),
    );
  });
});

describe("the premiums of a period whose price changed", () => {
  // A year from 1 January 2027, 73.00 EUR and from 2 July on, after 182 of 365 days, 36.50 EUR or 109.50 EUR.
  const first = { ...forever, premiumCents: 7_300 };
  const cheaper = { ...forever, number: 2, from: "2027-07-02", premiumCents: 3_650 };
  const dearer = { ...cheaper, premiumCents: 10_950 };
  const paid = (amountCents: number, more: { refundedCents?: number; carriedCents?: number; from?: string } = {}) => ({
    from: "2027-01-01",
    amountCents,
    carriedCents: 0,
    refundedCents: 0,
    ...more,
  });
  const sharesOf = (terms: PriceTerms[], premiums: ReturnType<typeof paid>[], until: CalendarDate | null = null) => {
    const { shares, periods } = sharePremiums({ coverStart: "2027-01-01", terms }, premiums, until);
    return [shares.map(({ shareCents }) => shareCents), periods.map(({ missingCents }) => missingCents)];
  };

  test.each([
    // 36.40 for 182 days and 18.30 for 183 days.
    ["a lower price leaves a rest", [first, cheaper], [paid(7_300)], null, [5_470], [0]],
    [
      "what was refunded is not owed again",
      [first, cheaper],
      [paid(7_300, { refundedCents: 1_830 })],
      null,
      [5_470],
      [0],
    ],
    // 36.40 and 54.90 for 183 days.
    ["a higher price leaves something missing", [first, dearer], [paid(7_300)], null, [7_300], [1_830]],
    ["a second premium pays for it", [first, dearer], [paid(7_300), paid(1_830)], null, [7_300, 1_830], [0]],
    // 20 days: 4.00.
    [
      "at an early end the first premium pays",
      [first, dearer],
      [paid(7_300), paid(1_830)],
      "2027-01-21",
      [400, 0],
      [0],
    ],
    // 182 days at 0.20 and 91 days at 0.30: 63.70.
    ["at a late end both do", [first, dearer], [paid(6_000), paid(1_830)], "2027-10-01", [6_000, 370], [0]],
    [
      "what was too little pays for the period before",
      [first, { ...first, number: 2, from: "2027-12-29", premiumCents: 10_950 }],
      // 3 days at 0.10 more: 0.30, charged with the next 109.50.
      [paid(7_300), paid(10_980, { from: "2028-01-01", carriedCents: 30 })],
      null,
      [7_300, 10_980],
      [0, 0],
    ],
    [
      "nothing is left for it if the contract ended before",
      [first, { ...first, number: 2, from: "2027-12-29", premiumCents: 10_950 }],
      [paid(7_300), paid(10_980, { from: "2028-01-01", carriedCents: 30 })],
      "2027-01-21",
      [400, 0],
      [0, 0],
    ],
  ] as const)("%s", (_title, terms, premiums, until, shares, missing) => {
    expect(sharesOf([...terms], [...premiums], until)).toEqual([shares, missing]);
  });
});
