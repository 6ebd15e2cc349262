import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, parseMoney } from "./money-text.ts";

const locales = ["de", "de-AT", "en", "en-DE"];

test.each([
  ["1500", "1500"],
  ["ca. 1500 €", "1500"],
  ["\uFF11\uFF15\uFF10\uFF10", "1500"],
  ["\u0661\u0665\u0660\u0660", "1500"],
  ["1500.50", "1500.50"],
  ["1500,50", "1500.50"],
  ["1.500,50", "1500.50"],
  ["1,500.50", "1500.50"],
  ["1500,5", "1500.50"],
  ["1500.", "1500"],
  ["1 500 €", "1500"],
  ["1’500.00", "1500.00"],
  ["EUR 70,50", "70.50"],
  ["1.234.567", "1234567"],
  ["1,234,567", "1234567"],
  ["1.234.567,89", "1234567.89"],
  [",50", "0.50"],
  ["007", "7"],
  ["0", "0"],
  ["800,-", "800"],
  ["800,--", "800"],
  ["800,– €", "800"],
  ["€ 800.-", "800"],
  ["1.200,— Euro", "1200"],
  ["EUR\u00A01.200,50", "1200.50"],
  ["\u202A1\u202F200,50\u2009€\u202C", "1200.50"],
])("%s is %s in every language", (text, value) => {
  for (const locale of locales) expect(parseMoney(text, locale)).toBe(value);
});

test.each([
  "",
  "-5",
  "abc",
  "1,2,3",
  "1.50.00",
  "1.500.50",
  "12.5000",
  "1.500,505",
  "1,500,50",
  "€",
  "800,---",
  "-,-",
  "800-",
])("rejects %j as an amount", (text) => {
  for (const locale of locales) expect(parseMoney(text, locale)).toBe(null);
});

test.each([
  ["500.999", "de", "500999"],
  ["500.999", "de-AT", "500999"],
  ["500,999", "de", null],
  ["500,999", "de-AT", null],
  ["500,999", "en", "500999"],
  ["500,999", "en-DE", "500999"],
  ["500.999", "en", null],
  ["500.999", "en-DE", null],
  ["1,500", "fr", null],
])("%s in %s is %s", (text, locale, value) => expect(parseMoney(text, locale)).toBe(value));

test("formats an amount for the language, in de-AT without the grouping space", () => {
  expect(formatMoney("1500.5", "de")).toBe("1.500,50");
  expect(formatMoney("12345", "de-AT")).toBe("12.345");
  expect(formatMoney("1500.50", "en")).toBe("1,500.50");
  expect(formatMoney("abc", "de")).toBe("abc");
  expect(formatMoney("500.999", "en")).toBe("500.999");
});

test("parses a formatted amount back to the same value in both languages", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom("de", "de-AT", "en", "en-DE"),
      (cents, locale) => {
        const value = (cents / 100).toFixed(2);
        expect(parseMoney(formatMoney(value, locale), locale)).toBe(value);
      },
    ),
  );
});

test("reads a dot or comma before three digits as the language does, and understands the other notation elsewhere", () => {
  const signs = fc.constantFrom({ locale: "de", group: ".", point: "," }, { locale: "en", group: ",", point: "." });
  const digits = fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, "0"));
  fc.assert(
    fc.property(signs, fc.integer({ min: 1, max: 999 }), digits, ({ locale, group, point }, thousands, rest) => {
      expect(parseMoney(`${thousands}${group}${rest}`, locale)).toBe(`${thousands}${rest}`);
      expect(parseMoney(`${thousands}${point}${rest}`, locale)).toBe(null);
      expect(parseMoney(`${thousands}${point}${rest}${group}50`, locale)).toBe(`${thousands}${rest}.50`);
      expect(parseMoney(`${thousands}${rest}${group}50`, locale)).toBe(`${thousands}${rest}.50`);
    }),
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
