import fc from "fast-check";
import { expect, test } from "vitest";
import { writeMoney } from "./write-money.ts";

const writing = { de: "de-DE", en: "en-GB" } as const;
const cents = fc.oneof(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), fc.integer({ min: -999, max: 999 }));

test.each(["de", "en"] as const)("writes money in '%s' exactly as Intl does", (language) => {
  const euro = { style: "currency", currency: "EUR" } as const;
  const exact = new Intl.NumberFormat(writing[language], euro);
  const rounding: object = { ...euro, trailingZeroDisplay: "stripIfInteger" };
  const round = new Intl.NumberFormat(writing[language], rounding);
  fc.assert(
    fc.property(cents, fc.boolean(), (amount, whole) => {
      const value = whole ? amount : amount / 100;
      expect(writeMoney(value, language, "exact")).toBe(exact.format(value));
      expect(writeMoney(value, language, "round")).toBe(round.format(value));
    }),
  );
});
