import { expect, test } from "vitest";
import { fieldError, toFieldErrors } from "../problem.ts";
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
