import { expect, test } from "vitest";
import { fieldError, toFieldErrors } from "../problem.ts";
import { searchText } from "./pasted.ts";
import { optionalText, requiredLines, requiredText, typedText } from "./text.ts";

test("refuses a text of more than twice its length before it is cleaned", () => {
  let cleaned = 0;
  const text = typedText(60, {
    clean: (typed) => {
      cleaned++;
      return typed;
    },
  });
  expect(text.safeParse("a".repeat(121)).success).toBe(false);
  expect(cleaned).toBe(0);
  expect(text.safeParse("a".repeat(120)).success).toBe(true);
  expect(cleaned).toBe(1);
});

test.each([
  ["a required line", requiredText(200)],
  ["an optional line", optionalText(200)],
  ["a text of several lines", requiredLines(200)],
])("%s may have its full length in letters that are typed as two characters, but not one more", (_, schema) => {
  expect(schema.parse("u\u0308".repeat(200))).toBe("ü".repeat(200));
  for (const text of ["ü".repeat(201), "ü".repeat(401)]) {
    const { error } = schema.safeParse(text);
    expect(error && toFieldErrors(error, text)).toEqual([fieldError("", "FIELD_INVALID", { maxLength: 200 })]);
  }
});

test("a short field may be pasted with many blanks and invisible characters", () => {
  expect(requiredText(12).parse(`\u200B${" ".repeat(40)}10115${"\u2060".repeat(40)}\n`)).toBe("10115");
});

test.each([
  "\u200E\u200F",
  "\u200D",
  "\u2066 \u2069",
  "\u3164",
  "\u115F\u2800",
  "\u{E0041}",
  "\uFE0F",
  "\u0301",
  "\u2028",
])("a text in which nothing can be seen is empty: %j", (text) => {
  for (const schema of [requiredText(), requiredLines(200)])
    expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(["FIELD_REQUIRED"]);
  expect(optionalText().parse(text)).toBeNull();
});

test.each(["👨\u200D👩\u200D👧", "❤\uFE0F", "\u0646\u0627\u0645\u0647\u200C\u0627\u06CC", "\u00A8"])(
  "but %j can be seen",
  (text) => {
    expect(requiredText().parse(text)).toBe(text);
  },
);

test("a line contains no character that begins a new line", () => {
  expect(requiredText().parse("Am\u2028Hof\u20293")).toBe("Am Hof 3");
});

test("a letter keeps the marks that its script may need, but not a pile of them", () => {
  expect(requiredText().parse(`J${"\u0301\u0323".repeat(100)}ana`).length).toBeLessThan(9);
  expect(requiredText().parse("Nguye\u0302\u0303n Thị ố")).toBe("Nguyễn Thị ố");
});

test("a search term is found however it was copied", () => {
  expect(searchText.parse("\u202A+49 151\u00A0234\u202C")).toBe("+49 151 234");
  expect(searchText.parse(" \u200E")).toBeNull();
});
