import { addDays, addMonths, paymentPeriods } from "@kautia/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { coverStart, nextRetryDay, premiumPeriod, type PremiumTerms } from "./premium-schedule.ts";

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2024-01-01", days));
const terms: fc.Arbitrary<PremiumTerms> = fc.record({
  coverStart: day,
  insuranceEnd: fc.constant(null),
  paymentPeriod: fc.constantFrom(...paymentPeriods),
});
const limited = fc.tuple(terms, fc.integer({ min: 1, max: 4_000 })).map(([policyTerms, days]): PremiumTerms => ({
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

test("has no premium when cover would begin on the agreed end", () => {
  const policyTerms: PremiumTerms = { coverStart: "2027-02-15", insuranceEnd: "2027-02-15", paymentPeriod: "YEARLY" };
  expect(premiumPeriod(policyTerms, 1)).toBeNull();
});

test("periods follow each other without gaps or overlaps", () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 1_200 }), (policyTerms, number) => {
      const period = premiumPeriod(policyTerms, number);
      const next = premiumPeriod(policyTerms, number + 1);
      expect(period?.until).toBe(next?.from);
      expect((period?.from ?? "") < (next?.from ?? "")).toBe(true);
    }),
  );
});

test("each period begins on the start's day of the month, or on the last day of a shorter month", () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 600 }), (policyTerms, number) => {
      const from = premiumPeriod(policyTerms, number)?.from ?? "";
      const isLastOfMonth = addDays(from, 1).endsWith("-01");
      expect(from.slice(8) === policyTerms.coverStart.slice(8) || isLastOfMonth).toBe(true);
      expect(from.slice(8) <= policyTerms.coverStart.slice(8)).toBe(true);
    }),
  );
});

test("all periods together cover exactly the time from start to end", () => {
  fc.assert(
    fc.property(limited, (policyTerms) => {
      let until = policyTerms.coverStart;
      for (let number = 1; ; number++) {
        const period = premiumPeriod(policyTerms, number);
        if (!period) break;
        expect(period.from).toBe(until);
        until = period.until;
      }
      expect(until).toBe(policyTerms.insuranceEnd);
    }),
    { numRuns: 50 },
  );
});

test("a year has twelve monthly premiums and one yearly", () => {
  fc.assert(
    fc.property(day, (start) => {
      const end = addMonths(start, 12);
      const count = (paymentPeriod: PremiumTerms["paymentPeriod"]) =>
        starts({ coverStart: start, insuranceEnd: end, paymentPeriod }, 14).filter(Boolean).length;
      expect([count("MONTHLY"), count("YEARLY")]).toEqual([12, 1]);
    }),
  );
});

test("cover begins with the insurance or with acceptance, whichever is later", () => {
  expect(coverStart("2027-01-01", "2026-12-24")).toBe("2027-01-01");
  expect(coverStart("2027-01-01", "2027-01-09")).toBe("2027-01-09");
});

test("schedules retries on days 1, 3, 7 and 14 after the first failure, then none", () => {
  const days = [1, 2, 3, 4, 5].map((failed) => nextRetryDay("2027-02-27", failed, "2027-02-28"));
  expect(days).toEqual(["2027-02-28", "2027-03-02", "2027-03-06", "2027-03-13", null]);
});

test("skips retry days that have passed", () => {
  const next = (failed: number, earliest: string) => nextRetryDay("2027-02-27", failed, earliest);
  expect([next(2, "2027-03-06"), next(2, "2027-03-07"), next(3, "2027-03-13")]).toEqual([
    "2027-03-06",
    "2027-03-13",
    "2027-03-13",
  ]);
  expect(next(2, "2027-03-14")).toBeNull();
  expect(next(0, "2027-02-28")).toBe("2027-02-28");
});
