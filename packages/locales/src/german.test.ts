import { expect, test } from "vitest";
import { articleNames, loadArticle, loadHelp } from "./articles/index.ts";
import { texts } from "./index.ts";
import { findEnglish } from "./testing/find-english.ts";

test.each(["de", "de-AT"] as const)("no word of English stands in the texts of %s", (locale) => {
  const found = Object.entries(texts(locale)).flatMap(([key, text]) =>
    findEnglish(text).map((word) => `${key}: '${word}' in '${text}'`),
  );
  expect(found).toEqual([]);
});

test("nor in the long texts", async () => {
  const long = [await loadHelp("de"), ...(await Promise.all(articleNames.map((name) => loadArticle(name, "de"))))];
  expect(long.flatMap((article) => sentencesOf(article)).flatMap(wordsIn)).toEqual([]);
});

test("a number with letters in it is no word", () => {
  expect(findEnglish("2e11898aaa2a3c551ca18be9 und DE-7K4M-Q2XD")).toEqual([]);
});

test("and the search would find one", () => {
  const sentences = Object.values(texts("en")).filter((text) => text.split(" ").length > 6);
  const missed = sentences.filter((text) => findEnglish(text).length === 0);
  expect(sentences.length).toBeGreaterThan(200);
  expect(missed).toEqual([]);
});

function wordsIn(text: string): string[] {
  return findEnglish(text).map((word) => `'${word}' in '${text}'`);
}

/** What of a long text is read: not its ids, nor the addresses that it leads to. */
function sentencesOf(part: unknown, name = ""): string[] {
  if (typeof part === "string") return ["id", "href", "only", "screen", "to"].includes(name) ? [] : [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => sentencesOf(value, key));
}
