import type { Offers } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { describe, expect, it, test } from "vitest";
import { createText } from "@kautia/locales/format";
import { costOfYears, lostInterest, planOf, planOptions, savedInYear, yearlySaving } from "./plans.ts";

const yearly = { price: 70.5, paymentPeriod: "YEARLY" as const, discountPercentage: 7 };
const monthly = { price: 6.35, paymentPeriod: "MONTHLY" as const, discountPercentage: 0 };
const both: Offers = { currency: "EUR", yearly, monthly };
const german = createText("de", texts("de"));

describe("plans", () => {
  it("are calculated in cents, without rounding errors", () => {
    expect(savedInYear(both)).toBe(5.7);
    expect(costOfYears(yearly, 5)).toBe(352.5);
    expect(costOfYears(monthly, 5)).toBe(381);
    expect(costOfYears({ ...monthly, price: 8.29 }, 5)).toBe(497.4);
  });

  it("are compared with the interest that cash misses, to the cent", () => {
    expect(lostInterest(1500, 2, 5)).toBe(150);
    expect(lostInterest(1234.56, 2, 5)).toBe(123.46);
  });

  it("save nothing if only one is offered, or yearly is not cheaper", () => {
    expect(savedInYear({ ...both, monthly: null })).toBe(0);
    expect(savedInYear({ ...both, yearly: { ...yearly, price: 80 } })).toBe(0);
  });

  it("are listed yearly first, with the saving as amount and percent", () => {
    const [first, second, ...rest] = planOptions(both, german).map(({ value, amount, mark, note }) => [
      value,
      amount,
      mark,
      note,
    ]);
    expect(first).toEqual([
      "YEARLY",
      "70,50\u00a0€",
      "Sie sparen 7\u00a0%",
      "5,70\u00a0€ weniger im Jahr als bei monatlicher Zahlung",
    ]);
    expect(second).toEqual(["MONTHLY", "6,35\u00a0€", undefined, "76,20\u00a0€ im Jahr"]);
    expect(rest).toEqual([]);
  });

  it("are left out if they are not offered", () => {
    expect(planOptions({ ...both, yearly: null }, german).map(({ value }) => value)).toEqual(["MONTHLY"]);
    expect(planOptions({ ...both, monthly: null }, german)[0]?.note).toBe("Eine Zahlung im Jahr");
    expect(planOf({ ...both, monthly: null }, "MONTHLY")).toBeNull();
    expect(planOf(both, null)).toBeNull();
  });
});

test.each([
  [{ yearly: 70.5, monthly: 6.35 }, 7],
  [{ yearly: 36, monthly: 3.24 }, 7],
  [{ yearly: 40, monthly: 3 }, 0],
  [{ yearly: 0, monthly: 0 }, 0],
])("prices of %o save %i percent", (price, percent) => {
  expect(yearlySaving(price)).toBe(percent);
});
