import { claims, countries, defaultProductLimits } from "@kautia/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offersFor, priceInCents, priceOf, tariffOfDecision, tariffOf } from "./price.ts";

const deposits = fc.integer({
  min: defaultProductLimits.lowerLimitDeposit * 100,
  max: defaultProductLimits.upperLimitDeposit * 100,
});

describe.each(countries)("the tariff in %s", (country) => {
  const tariff = tariffOf(country);

  test.each([
    [1500, 70.5, 6.35],
    [499, 36, 3.24],
    [765.95, 36, 3.24],
    [765.96, 36.01, 3.25],
    [15_000, 705, 63.45],
  ])("prices a deposit of %d at %d a year or %d a month", (deposit, yearly, monthly) => {
    expect(priceOf(deposit, tariff)).toEqual({ yearly, monthly });
  });

  test("saves 7 percent on a deposit of 1500 when paid yearly", () => {
    expect(offersFor(1500, tariff)).toEqual({
      currency: "EUR",
      yearly: { price: 70.5, paymentPeriod: "YEARLY", discountPercentage: 7 },
      monthly: { price: 6.35, paymentPeriod: "MONTHLY", discountPercentage: 0 },
    });
  });

  test("rounds prices up to whole cents and never goes below the minimum", () => {
    fc.assert(
      fc.property(deposits, (deposit) => {
        const { yearly, monthly } = priceInCents(deposit, tariff);
        const exactYearly = BigInt(deposit) * 47n;
        expect(BigInt(yearly) * 1000n >= exactYearly || yearly === 3600).toBe(true);
        expect(yearly === 3600 || BigInt(yearly - 1) * 1000n < exactYearly).toBe(true);
        expect(yearly).toBeGreaterThanOrEqual(3600);
        expect(BigInt(monthly) * 1200n >= BigInt(yearly) * 108n).toBe(true);
        expect(BigInt(monthly - 1) * 1200n < BigInt(yearly) * 108n || monthly === 300).toBe(true);
      }),
    );
  });

  test("never charges less for a higher deposit", () => {
    fc.assert(
      fc.property(deposits, deposits, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(priceInCents(low, tariff).yearly).toBeLessThanOrEqual(priceInCents(high, tariff).yearly);
        expect(priceInCents(low, tariff).monthly).toBeLessThanOrEqual(priceInCents(high, tariff).monthly);
      }),
    );
  });

  test("never charges more for a year than for twelve months", () => {
    fc.assert(
      fc.property(deposits, (deposit) => {
        const { yearly, monthly } = priceInCents(deposit, tariff);
        expect(yearly).toBeLessThanOrEqual(monthly * 12);
      }),
    );
  });

  test("prices a decision with the tariff version it was made with", () => {
    expect(tariffOfDecision({ tariffVersion: tariff.version }, country)).toBe(tariff);
    expect(() => tariffOfDecision({ tariffVersion: "xx-1999-1" }, country)).toThrow("xx-1999-1");
  });

  test("has the advertised fee as its monthly minimum", () => {
    expect(claims.feeFrom).toBe(tariff.monthlyMinimumCents / 100);
  });
});
