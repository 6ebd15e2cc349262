import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, parseMoney } from "./money-text.ts";

test.each([
  ["1500", "1500"],
  ["1.500", "1500"],
  ["1,500", "1500"],
  ["1.500,50", "1500.50"],
  ["1,500.50", "1500.50"],
  ["1500,5", "1500.50"],
  ["1500.", "1500"],
  ["1 500 €", "1500"],
  ["1’500.00", "1500.00"],
  ["EUR 70,50", "70.50"],
  ["1.234.567,89", "1234567.89"],
  [",50", "0.50"],
  ["007", "7"],
  ["0", "0"],
])("%s is %s", (text, value) => expect(parseMoney(text)).toBe(value));

test.each(["", "-5", "abc", "1,2,3", "1.50.00", "1.500.50", "12.5000", "1.500,505", "1,500,50", "€"])(
  "rejects %j as an amount",
  (text) => expect(parseMoney(text)).toBe(null),
);

test("formats an amount for the language, in de-AT without the grouping space", () => {
  expect(formatMoney("1500.5", "de")).toBe("1.500,50");
  expect(formatMoney("12345", "de-AT")).toBe("12.345");
  expect(formatMoney("1500.50", "en")).toBe("1,500.50");
  expect(formatMoney("abc", "de")).toBe("abc");
});

test("parses a formatted amount back to the same value in both languages", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom("de", "de-AT", "en", "en-DE"),
      (cents, locale) => {
        const value = (cents / 100).toFixed(2);
        expect(parseMoney(formatMoney(value, locale))).toBe(value);
      },
    ),
  );
});

test("knows the separators of the app's languages as Intl does", () => {
  for (const language of ["de", "en"])
    expect(formatMoney("12345.5", language)).toBe(
      new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(12_345.5),
    );
});

test("formats an amount with the separators of any language", () => {
  expect(formatMoney("12345.5", "fr")).toBe("12\u202f345,50");
  expect(formatMoney("12345.5", "it-IT")).toBe("12.345,50");
});
