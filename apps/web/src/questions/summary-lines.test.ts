import { expect, test } from "vitest";
import { phoneLine } from "./summary-lines.ts";

test.each([
  ["+49", "0170 1234567", "+49 170 1234567"],
  ["+43", "660 123456", "+43 660 123456"],
  ["+39", "06 1234567", "+39 06 1234567"],
])("%s with %s is shown as %s", (dialCode, number, shown) => {
  expect(phoneLine({ dialCode, number })).toBe(shown);
});

test("a phone number that was not given has no line", () => {
  expect(phoneLine(null)).toBeFalsy();
});
