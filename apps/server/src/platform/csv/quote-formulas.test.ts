import fc from "fast-check";
import { expect, test } from "vitest";
import { quoteFormulas } from "./quote-formulas.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["Ada;=HYPERLINK(1)", "Ada;'=HYPERLINK(1)"],
  ["Ada, =1", "Ada, '=1"],
  ["Ada\t@SUM(1)", "Ada\t'@SUM(1)"],
  ["Ada\n-1", "Ada\n'-1"],
  ['Ada"=1', "Ada\"'=1"],
  ["＝1", "'＝1"],
  ["a;\u200B＋1", "a;\u200B'＋1"],
  ["\t=1", "'\t'=1"],
])("makes text of the formula in %j", (cell, text) => {
  expect(quoteFormulas(cell)).toBe(text);
});

test.each(["Anna-Maria Müller", "Miete - Nebenkosten", "a=b", "ada+home@example.com", "Zürich, Wien", ""])(
  "leaves %j as it is",
  (cell) => expect(quoteFormulas(cell)).toBe(cell),
);

test.each([-12.5, "-12,50", "-1.234,50", "-1,234.50"])("leaves numbers as they are: %s", (number) => {
  expect(quoteFormulas(number)).toBe(number);
});

test.each(["-1", "-1+2", "-1,=A1", "-A1", "-"])("but not what only begins like one: %s", (text) => {
  expect(quoteFormulas(text)).not.toBe(text);
});

test("leaves no formula in any text, wherever a spreadsheet splits it", () => {
  const unit = fc.constantFrom(..."ab =+-@＝＋－＠;,|\t\r\n\"'\u200B\u00A0");
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
      const pieces = String(quoteFormulas(text)).split(/[;,|\t\r\n"]/u);
      expect(pieces.filter((piece) => /^[\s\p{C}]*[=+\-@＝＋－＠]/u.test(piece))).toEqual([]);
    }),
  );
});
