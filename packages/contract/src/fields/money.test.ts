import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromCents, money, moneyOrZero, moneyText, roundToCents, toCents } from "./money.ts";

describe("money", () => {
  it("converts to cents and back without loss", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_900 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
        expect(money.safeParse(fromCents(cents)).success).toBe(true);
      }),
    );
  });

  it("removes the errors of floating-point sums", () => {
    expect(roundToCents(0.1 + 0.2)).toBe(0.3);
    expect(roundToCents(433.33 * 3)).toBe(1299.99);
  });

  it.each([0, -1, 10.001, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000, "500", null])(
    "refuses %s",
    (amount) => expect(money.safeParse(amount).success).toBe(false),
  );

  it("accepts zero only in a field that allows it", () => {
    expect(moneyOrZero.safeParse(0).success).toBe(true);
    expect(money.safeParse(0).success).toBe(false);
    for (const wrong of [-0.01, 0.001, 10_000_000]) expect(moneyOrZero.safeParse(wrong).success).toBe(false);
  });

  it("accepts the price call's amount as text", () => {
    expect(moneyText.parse("1500")).toBe(1500);
    expect(moneyText.parse(" 1500.5 ")).toBe(1500.5);
    expect(moneyText.parse("1500.55")).toBe(1500.55);
    expect(moneyText.parse(1500)).toBe(1500);
    expect(moneyText.safeParse(10_000_000_000).error?.issues[0]?.message).toBe("MAXIMUM");
    for (const wrong of ["", "1.500,00", "1500.123", "1e3", "0x10", "-5", "12345678901"])
      expect(moneyText.safeParse(wrong).success).toBe(false);
  });
});
