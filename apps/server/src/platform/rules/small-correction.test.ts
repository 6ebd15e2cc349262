import { expect, test } from "vitest";
import { isSmallCorrection } from "./small-correction.ts";

test.each([
  ["Ben Beispil", "Ben Beispiel"],
  ["Jose Garcia", "José García"],
  ["Ana López", "Ana María López García"],
  ["Ana María López", "Ana López"],
  ["Strauss Eva", "Eva Strauß"],
  ["Max Müller", "Max Mueller"],
])("%s may be corrected to %s", (before, after) => {
  expect(isSmallCorrection(before, after)).toBe(true);
});

test.each([
  ["Ben Beispiel", "Karl Fremd"],
  ["Ben Beispiel", "Mara Musterfrau"],
  ["Eva Li", "Tom Wu"],
])("%s may not become %s", (before, after) => {
  expect(isSmallCorrection(before, after)).toBe(false);
});
