import { addDays } from "@kautia/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCovered, anyDay, anyPremium } from "../../testing/arbitrary-premiums.ts";
import { premiumPeriod } from "./premium-schedule.ts";
import { refundCents } from "./refund.ts";

const yearly = { coverStart: "2027-02-01", paymentPeriod: "YEARLY" } as const;
const monthly = { coverStart: "2027-02-01", paymentPeriod: "MONTHLY" } as const;

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
    expect(refundCents(terms, { number, amountCents }, paidUntil)).toBe(cents);
  });

  test("is zero without cover", () => {
    expect(refundCents({ ...yearly, coverStart: null }, { number: 1, amountCents: 7_050 }, "2027-02-01")).toBe(0);
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
