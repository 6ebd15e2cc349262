import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { type Country, suggestAddresses } from "@kautia/contract";
import { plainLetters } from "./rules/plain-letters.ts";
import { cityKey } from "./rules/street-key.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { importAddresses } from "./import/import-addresses.ts";

const at = (name: string) => fileURLToPath(new URL(`./spellings/${name}`, import.meta.url));
const suggestionsChecked = 3;
const requiredShare = 0.95;

interface Spelling {
  country: Country;
  typed: string;
  meant: string;
}

const server = await makeTestServer();
const [, ...lines] = (await readFile(at("spellings.txt"), "utf8")).trim().split("\n");
const spellings: Spelling[] = lines.map((line) => {
  const [country, typed = "", meant = ""] = line.split("|").map((cell) => cell.trim());
  return { country: country === "at" ? "at" : "de", typed, meant };
});
afterAll(() => server.close());

async function findMisses(isMeant: (title: string, spelling: Spelling) => boolean): Promise<string[]> {
  const misses: string[] = [];
  for (const spelling of spellings) {
    const { typed: query, country, meant } = spelling;
    const { body } = await server.call(suggestAddresses, { body: { query, country } });
    const titles = body?.suggestions.slice(0, suggestionsChecked).map(({ title }) => title) ?? [];
    if (!titles.some((title) => isMeant(title, spelling)))
      misses.push(`${query} → ${titles.join(" | ")}, not ${meant}`);
  }
  return misses;
}

function expectFew(misses: readonly string[]) {
  expect(spellings.length).toBeGreaterThanOrEqual(150);
  expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(spellings.length * (1 - requiredShare));
}

test("without imported streets, the address is found in any spelling, or place, zip and number with the street as typed", async () => {
  const rest = (title: string) => {
    const [, number = "", tail = ""] = /(\d+(?:[a-z]|[-/]\d+)*)((?:, [^,]+)*, .+)$/.exec(title) ?? [];
    return { number, unit: tail.split(", ").slice(1, -1).join(), home: cityKey(tail.split(", ").at(-1) ?? "") };
  };
  const misses = await findMisses((title, { typed, meant }) => {
    if (title === meant) return true;
    const [found, wanted] = [rest(title), rest(meant)];
    const withoutZip = wanted.home.replace(/^\d+ /, "");
    const zipTyped = /(?<!\d)\d{4,5}(?!\d)/.test(typed);
    const homeFits = found.home === wanted.home || (!zipTyped && found.home.replace(/^\d+ /, "") === withoutZip);
    const letters = plainLetters(title.slice(0, title.indexOf(found.number)));
    const street = letters.split(" ").every((word) => plainLetters(typed).includes(word));
    return found.number === wanted.number && found.unit === wanted.unit && homeFits && street && letters !== "";
  });
  expectFew(misses);
});

test("with imported streets, the whole address is found in any spelling", async () => {
  await importAddresses(server.deps.db, [at("streets.csv")]);
  server.clock.advance(60_000);
  expectFew(await findMisses((title, { meant }) => title === meant));
});
