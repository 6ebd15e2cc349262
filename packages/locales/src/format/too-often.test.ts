import { texts } from "../index.ts";
import { expect, test } from "vitest";
import { createText } from "./create-text.ts";
import { tooOften } from "./too-often.ts";

const en = createText("en", texts("en"));
const de = createText("de", texts("de"));

test.each([
  [2, "That was a bit fast. Please wait a moment and try again."],
  [61, "You’ve tried this too often. Please try again in 2\u00a0minutes."],
  [3600, "You’ve tried this too often. Please try again in 60\u00a0minutes."],
  [3601, "You’ve tried this too often. Please try again in 2\u00a0hours."],
  [86_400, "You’ve tried this too often. Please try again in 24\u00a0hours."],
  [200_000, "You’ve tried this too often. Please try again in 3\u00a0days."],
])("says how long to wait: %s seconds", (seconds, text) => {
  expect(tooOften(en, { seconds })).toBe(text);
});

test("says it in German, and asks to wait a moment when the server names no time", () => {
  expect(tooOften(de, { seconds: 7000 })).toBe("Das war zu oft. Bitte versuchen Sie es in 2\u00a0Stunden noch einmal.");
  expect(tooOften(de)).toBe("Das war etwas zu schnell. Bitte warten Sie kurz und versuchen Sie es noch einmal.");
});
