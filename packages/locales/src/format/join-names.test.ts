import { expect, test } from "vitest";
import { joinNames } from "./join-names.ts";

test.each([
  [[], "de", ""],
  [["Mara"], "de", "Mara"],
  [["Mara", "Ben"], "de", "Mara und Ben"],
  [["Mara", "Ben", "Cem"], "en", "Mara, Ben and Cem"],
] as const)("joins the names %j in %s as '%s'", (names, language, text) => {
  expect(joinNames(names, language)).toBe(text);
});
