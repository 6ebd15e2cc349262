import { addDays } from "@kautia/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCovered, anyDay, anyPremium } from "../../testing/arbitrary-premiums.ts";
import { premiumPeriod } from "./premium-schedule.ts";
import { refundCents } from "./refund.ts";

const yearly = { coverStart: "2027-02-01", paymentPeriod: "YEARLY" } as const;
const monthly = { coverStart: "2027-02-01", paymentPeriod: "MONTHLY" } as const;

describe("what comes back of a premium", () => {
  test.each([
    ["on the first day all of it", yearly, 1, 7_050, "2027-02-01", 7_050],
    ["before cover began all of it", yearly, 1, 7_050, "2027-01-20", 7_050],
    ["after a day all but a day", yearly, 1, 7_300, "2027-02-02", 7_280],
    ["on the last day one day", yearly, 1, 7_300, "2028-01-31", 20],
    ["of a leap year by 366 days", { ...yearly, coverStart: "2028-02-01" }, 1, 7_320, "2028-02-02", 7_300],
    ["once it is used up nothing", yearly, 1, 7_050, "2028-02-01", 0],
    ["of February by 28 days", monthly, 1, 635, "2027-02-15", 318],
    ["of the second month nothing before it began, all of it", monthly, 2, 635, "2027-02-15", 635],
    ["of the 31st by the days there are", { ...monthly, coverStart: "2027-01-31" }, 2, 635, "2027-03-01", 615],
  ] as const)("%s", (_when, terms, number, amountCents, paidUntil, cents) => {
    expect(refundCents(terms, { number, amountCents }, paidUntil)).toBe(cents);
  });

  test("is nothing before there is cover", () => {
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

  test("falls day by day, never rises, and by no more than a day's share and a cent", () => {
    fc.assert(
      fc.property(anyCovered, anyPremium, anyDay, (terms, paid, until) => {
        const [now, next] = [until, addDays(until, 1)].map((at) => refundCents(terms, paid, at));
        const fall = (now ?? 0) - (next ?? 0);
        expect(fall).toBeGreaterThanOrEqual(0);
        expect(fall).toBeLessThanOrEqual(Math.ceil(paid.amountCents / 28));
      }),
    );
  });

  test("with what is used, comes to what was paid, whichever day it is", () => {
    fc.assert(
      fc.property(anyCovered, anyPremium, anyDay, (terms, paid, until) => {
        const period = premiumPeriod({ ...terms, insuranceEnd: null }, paid.number);
        if (!period) throw new Error("there is always a period without an end");
        const back = refundCents(terms, paid, until);
        if (until <= period.from) expect(back).toBe(paid.amountCents);
        else if (until >= period.until) expect(back).toBe(0);
        else expect(back).toBeGreaterThan(0);
      }),
    );
  });
});
