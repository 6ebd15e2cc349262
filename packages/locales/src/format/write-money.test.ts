import { countries, countryFacts, languageFacts, languages } from "@kautia/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { writeMoney } from "./write-money.ts";

const cents = fc.oneof(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), fc.integer({ min: -999, max: 999 }));
const currencies = new Set([...countries.map((country) => countryFacts[country].currency), "GBP" as const]);
const cases = languages.flatMap((language) => [...currencies].map((currency) => [currency, language] as const));

test.each(cases)("writes %s in '%s' exactly as Intl does", (currency, language) => {
  const style = { style: "currency", currency } as const;
  const { formats } = languageFacts[language];
  const exact = new Intl.NumberFormat(formats, style);
  const rounding: object = { ...style, trailingZeroDisplay: "stripIfInteger" };
  const round = new Intl.NumberFormat(formats, rounding);
  fc.assert(
    fc.property(cents, fc.boolean(), (amount, whole) => {
      const value = whole ? amount : amount / 100;
      expect(writeMoney(value, currency, { language, how: "exact" })).toBe(exact.format(value));
      expect(writeMoney(value, currency, { language, how: "round" })).toBe(round.format(value));
    }),
  );
});
