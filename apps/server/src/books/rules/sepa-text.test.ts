import { expect, test } from "vitest";
import { toSepaText } from "./sepa-text.ts";

test.each([
  ["Jörg Weiß & Söhne", "Joerg Weiss + Soehne"],
  ["Łukasz Dvořák", "Lukasz Dvorak"],
  ["Юрий Шевченко", "Yurii Shevchenko"],
  ["Νίκος Παπαδόπουλος", "Nikos Papadopoylos"],
  ["a\tb  c", "a.b c"],
  ["李", "."],
  ["", "."],
  ["x".repeat(80), "x".repeat(70)],
])("%s becomes %s", (text, written) => {
  expect(toSepaText(text, 70)).toBe(written);
});
