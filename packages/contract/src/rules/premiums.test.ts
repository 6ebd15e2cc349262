import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paymentPeriods } from "../enums.ts";
import { addDays, addMonths } from "../fields/dates.ts";
import { cutPremium, owedCents, premiumOf, premiumPeriod, type PremiumTerms } from "./premiums.ts";

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2024-01-01", days));
const anyTerms: fc.Arbitrary<PremiumTerms> = fc.record({
  coverStart: anyDay,
  insuranceEnd: fc.constant(null),
  paymentPeriod: fc.constantFrom(...paymentPeriods),
});
const limited = fc.tuple(anyTerms, fc.integer({ min: 1, max: 4_000 })).map(([policyTerms, days]): PremiumTerms => ({
  ...policyTerms,
  insuranceEnd: addDays(policyTerms.coverStart, days),
}));

function starts(policyTerms: PremiumTerms, count: number): (string | undefined)[] {
  return Array.from({ length: count }, (_, index) => premiumPeriod(policyTerms, index + 1)?.from);
}

test("periods from the 31st start on the last day of shorter months and do not drift", () => {
  const policyTerms: PremiumTerms = { coverStart: "2027-01-31", insuranceEnd: null, paymentPeriod: "MONTHLY" };
  expect(starts(policyTerms, 5)).toEqual(["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
});

test("yearly periods from a leap day return to it in the next leap year", () => {
  const policyTerms: PremiumTerms = { coverStart: "2028-02-29", insuranceEnd: null, paymentPeriod: "YEARLY" };
  expect(starts(policyTerms, 5)).toEqual(["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]);
});

test("a policy of one month, the shortest, has one premium", () => {
  const policyTerms: PremiumTerms = { coverStart: "2027-01-15", insuranceEnd: "2027-02-15", paymentPeriod: "MONTHLY" };
  expect(starts(policyTerms, 2)).toEqual(["2027-01-15", undefined]);
});

test("there is no premium when cover would begin on the agreed end", () => {
  const policyTerms: PremiumTerms = { coverStart: "2027-02-15", insuranceEnd: "2027-02-15", paymentPeriod: "YEARLY" };
  expect(premiumPeriod(policyTerms, 1)).toBeNull();
});

test("periods follow each other without gaps or overlaps", () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 1, max: 1_200 }), (policyTerms, number) => {
      const period = premiumPeriod(policyTerms, number);
      const next = premiumPeriod(policyTerms, number + 1);
      expect(period?.until).toBe(next?.from);
      expect((period?.from ?? "") < (next?.from ?? "")).toBe(true);
    }),
  );
});

test("each period begins on the start's day of the month, or on the last day of a shorter month", () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 1, max: 600 }), (policyTerms, number) => {
      const from = premiumPeriod(policyTerms, number)?.from ?? "";
      const isLastOfMonth = addDays(from, 1).endsWith("-01");
      expect(from.slice(8) === policyTerms.coverStart.slice(8) || isLastOfMonth).toBe(true);
      expect(from.slice(8) <= policyTerms.coverStart.slice(8)).toBe(true);
    }),
  );
});

test("all periods together cover exactly the days from the start to the end, which begins none", () => {
  fc.assert(
    fc.property(limited, (policyTerms) => {
      let until = policyTerms.coverStart;
      for (let number = 1; ; number++) {
        const period = premiumPeriod(policyTerms, number);
        if (!period) break;
        expect(period.from).toBe(until);
        expect(period.from).not.toBe(policyTerms.insuranceEnd);
        until = period.until;
      }
      const end = policyTerms.insuranceEnd ?? "";
      expect([end, addDays(end, 1)]).toContain(until);
    }),
    { numRuns: 50 },
  );
});

test("a year has twelve monthly premiums and one yearly", () => {
  fc.assert(
    fc.property(anyDay, (start) => {
      const end = addMonths(start, 12);
      const count = (paymentPeriod: PremiumTerms["paymentPeriod"]) =>
        starts({ coverStart: start, insuranceEnd: end, paymentPeriod }, 14).filter(Boolean).length;
      expect([count("MONTHLY"), count("YEARLY")]).toEqual([12, 1]);
    }),
  );
});

const yearly = { coverStart: "2027-01-01", insuranceEnd: null, paymentPeriod: "YEARLY" } as const;
const monthly = { ...yearly, paymentPeriod: "MONTHLY" } as const;

describe("the days of a premium before a day cost", () => {
  test.each([
    // 70.50 × 20 / 365 = 3.863
    ["20 of 365 days of a year", yearly, 1, 7_050, "2027-01-21", 386],
    // 70.50 × 31 / 365 = 5.988, and the second year begins in 2028, with 366 days: 70.50 × 31 / 366 = 5.971
    ["31 days of a year", yearly, 1, 7_050, "2027-02-01", 598],
    ["31 days of a leap year", yearly, 2, 7_050, "2028-02-01", 597],
    ["nothing on the first day", yearly, 1, 7_050, "2027-01-01", 0],
    ["nothing before the first day", yearly, 1, 7_050, "2026-12-01", 0],
    ["everything from the next period on", yearly, 1, 7_050, "2028-01-01", 7_050],
    ["never more than everything", yearly, 1, 7_050, "2030-01-01", 7_050],
    // A year from 29 February 2028 lasts until 28 February 2029: 365 days.
    ["a day of a year from a leap day", { ...yearly, coverStart: "2028-02-29" }, 1, 7_300, "2028-03-01", 20],
    // 29 February 2032 begins the fifth year, which follows 28 February 2031: the fourth year has 366 days.
    ["a day of a year before a leap day", { ...yearly, coverStart: "2028-02-29" }, 4, 7_320, "2031-03-01", 20],
    // 6.35 × 14 / 28 = 3.175
    ["14 of 28 days of February", monthly, 2, 635, "2027-02-15", 317],
    // 6.35 × 1 / 31 = 0.205
    ["a day of January", monthly, 1, 635, "2027-01-02", 20],
    // From 31 January to 28 February: 28 days. 6.35 × 27 / 28 = 6.123
    ["27 days from the 31st", { ...monthly, coverStart: "2027-01-31" }, 1, 635, "2027-02-27", 612],
  ] as const)("%s", (_days, terms, number, priceCents, until, cents) => {
    expect(owedCents(terms, { number, priceCents }, until)).toBe(cents);
  });

  test("nothing at first, everything at the end, and each day at most its share and a cent", () => {
    const price = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(
        anyTerms,
        fc.integer({ min: 1, max: 60 }),
        price,
        fc.nat({ max: 400 }),
        (some, number, priceCents, days) => {
          const period = premiumPeriod(some, number);
          if (!period) throw new Error("without an end there is always a next period");
          const at = (until: string) => owedCents(some, { number, priceCents }, until);
          const until = addDays(period.from, days);
          expect([at(period.from), at(period.until)]).toEqual([0, priceCents]);
          const day = at(addDays(until, 1)) - at(until);
          expect(day).toBeGreaterThanOrEqual(0);
          expect(day).toBeLessThanOrEqual(Math.ceil(priceCents / 28));
        },
      ),
    );
  });
});

describe("the last premium before an agreed end", () => {
  const ends = (insuranceEnd: string, more: Partial<PremiumTerms> = {}) => ({ ...yearly, ...more, insuranceEnd });

  test.each([
    // 1 to 31 January 2028 are 31 of 366 days: 70.50 × 31 / 366 = 5.971
    ["13 months, paid yearly", ends("2028-01-31"), 7_050, { number: 2, until: "2028-02-01", amountCents: 597 }],
    // 1 January to 30 June 2027 are 181 of 365 days: 70.50 × 181 / 365 = 34.960
    ["half a year, paid yearly", ends("2027-06-30"), 7_050, { number: 1, until: "2027-07-01", amountCents: 3_496 }],
    // 1 to 10 March are 10 of 31 days: 6.35 × 10 / 31 = 2.048
    [
      "10 days of a month",
      ends("2027-03-10", { paymentPeriod: "MONTHLY" }),
      635,
      { number: 3, until: "2027-03-11", amountCents: 204 },
    ],
    // 2 of 366 days: 0.385, less than the smallest charge.
    ["two days of a year are free", ends("2028-01-02"), 7_050, { number: 2, until: "2028-01-03", amountCents: 0 }],
    // 15 to 29 February 2028 are 15 of the 29 days until 15 March: 6.35 × 15 / 29 = 3.284
    [
      "until a leap day",
      ends("2028-02-29", { coverStart: "2028-01-15", paymentPeriod: "MONTHLY" }),
      635,
      { number: 2, until: "2028-03-01", amountCents: 328 },
    ],
  ] as const)("%s", (_title, some, priceCents, premium) => {
    expect(cutPremium(some, priceCents)).toMatchObject(premium);
    const charged = premiumOf(some, priceCents, premium.number);
    expect(charged?.amountCents ?? 0).toBe(premium.amountCents);
    expect(premiumOf(some, priceCents, premium.number + 1)).toBeNull();
  });

  test.each([
    ["without an end", yearly],
    ["at the end of a period", ends("2027-12-31")],
    ["on the first day of a period, which is free", ends("2028-01-01")],
  ])("is not cut %s", (_title, some) => {
    expect(cutPremium(some, 7_050)).toBeNull();
  });
});
