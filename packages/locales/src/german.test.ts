import { expect, test } from "vitest";
import { articleNames, loadArticle, loadHelp } from "./articles/index.ts";
import { texts } from "./index.ts";
import { findEnglish } from "./testing/find-english.ts";

test.each(["de", "de-AT"] as const)("the texts of %s contain no English words", (locale) => {
  const found = Object.entries(texts(locale)).flatMap(([key, text]) =>
    findEnglish(text).map((word) => `${key}: '${word}' in '${text}'`),
  );
  expect(found).toEqual([]);
});

test("the German articles contain no English words", async () => {
  const long = [await loadHelp("de"), ...(await Promise.all(articleNames.map((name) => loadArticle(name, "de"))))];
  expect(long.flatMap((article) => sentencesOf(article)).flatMap(wordsIn)).toEqual([]);
});

test("findEnglish ignores identifiers made of letters and digits", () => {
  expect(findEnglish("2e11898aaa2a3c551ca18be9 und DE-7K4M-Q2XD")).toEqual([]);
});

test("findEnglish finds a word in every longer English text", () => {
  const sentences = Object.values(texts("en")).filter((text) => text.split(" ").length > 6);
  const missed = sentences.filter((text) => findEnglish(text).length === 0);
  expect(sentences.length).toBeGreaterThan(200);
  expect(missed).toEqual([]);
});

function wordsIn(text: string): string[] {
  return findEnglish(text).map((word) => `'${word}' in '${text}'`);
}

/** The readable sentences of an article, without its ids and link targets. */
function sentencesOf(part: unknown, name = ""): string[] {
  if (typeof part === "string") return ["id", "href", "only", "screen", "to"].includes(name) ? [] : [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => sentencesOf(value, key));
}
