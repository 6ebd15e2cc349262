import { claims, countries, defaultProductLimits } from "@kautia/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offersFor, priceInCents, priceOf, tariffBehind, tariffOf } from "./price.ts";

const deposits = fc.integer({
  min: defaultProductLimits.lowerLimitDeposit * 100,
  max: defaultProductLimits.upperLimitDeposit * 100,
});

describe.each(countries)("in %s", (country) => {
  const tariff = tariffOf(country);

  test.each([
    [1500, 70.5, 6.35],
    [499, 36, 3.24],
    [765.95, 36, 3.24],
    [765.96, 36.01, 3.25],
    [15_000, 705, 63.45],
  ])("a deposit of %d costs %d a year or %d a month", (deposit, yearly, monthly) => {
    expect(priceOf(deposit, tariff)).toEqual({ yearly, monthly });
  });

  test("a deposit of 1500 saves 7 percent when paid yearly", () => {
    expect(offersFor(1500, tariff)).toEqual({
      currency: "EUR",
      yearly: { price: 70.5, paymentPeriod: "YEARLY", discountPercentage: 7 },
      monthly: { price: 6.35, paymentPeriod: "MONTHLY", discountPercentage: 0 },
    });
  });

  test("prices are whole cents, never below the least, and exactly rounded up", () => {
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

  test("a higher deposit never costs less", () => {
    fc.assert(
      fc.property(deposits, deposits, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(priceInCents(low, tariff).yearly).toBeLessThanOrEqual(priceInCents(high, tariff).yearly);
        expect(priceInCents(low, tariff).monthly).toBeLessThanOrEqual(priceInCents(high, tariff).monthly);
      }),
    );
  });

  test("paying yearly never costs more than twelve months", () => {
    fc.assert(
      fc.property(deposits, (deposit) => {
        const { yearly, monthly } = priceInCents(deposit, tariff);
        expect(yearly).toBeLessThanOrEqual(monthly * 12);
      }),
    );
  });

  test("a decision is priced by the tariff it was made with, and by no other", () => {
    expect(tariffBehind({ tariffVersion: tariff.version }, country)).toBe(tariff);
    expect(() => tariffBehind({ tariffVersion: "xx-1999-1" }, country)).toThrow("xx-1999-1");
  });

  test("the advertised fee is the tariff's own minimum", () => {
    expect(claims.feeFrom).toBe(tariff.monthlyMinimumCents / 100);
  });
});
