import fc from "fast-check";
import { expect, test } from "vitest";
import { endlessTexts } from "../testing/endless-texts.ts";
import { fastest } from "../testing/fastest.ts";
import { normalise } from "./normalise.ts";

const forms = ["NFC", "NFD", "NFKC"] as const;

test("normalises every text that people write", () => {
  const writing = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(writing, fc.constantFrom(...forms), (text, form) => {
      expect(normalise(text, form)).toBe(text.normalize(form));
    }),
  );
  expect(normalise("a\u0308\u0323".repeat(1_000))).toBe("\u1EA1\u0308".repeat(1_000));
});

test("keeps a text with more than thirty marks on one letter", () => {
  const marks = (count: number) => `a${"\u0316\u0301".repeat(count / 2)}`;
  expect(normalise(marks(30))).not.toBe(marks(30));
  expect(normalise(marks(32))).toBe(marks(32));
});

test.each(endlessTexts(100_000))("takes linear time for 100,000 characters of %s", (_, text) => {
  // Quadratic time is five seconds or more.
  for (const form of forms) expect(fastest(() => normalise(text, form), 1_000)).toBeLessThan(1_000);
});

test("knows every character that becomes a mark", () => {
  const isMark = /^[\p{M}\u0E33\u0EB3\uFF9E\uFF9F]/u;
  const missed: string[] = [];
  for (let code = 0; code <= 0x10_ff_ff; code++) {
    const character = String.fromCodePoint(code);
    if (/^\p{M}/u.test(character.normalize("NFKD")) && !isMark.test(character)) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});
