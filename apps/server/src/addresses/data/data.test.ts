import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { placesOf } from "./places.ts";
import { digestOf, readData } from "./read-data.ts";
import { wellKnownStreets } from "./well-known-streets.ts";

test.each([
  ["de", 5, 10_828],
  ["at", 4, 2_217],
])("the postal codes of '%s' are complete: no line is missing or changed", async (country, digits, zips) => {
  const name = `postal-codes-${country}.txt`;
  const lines = await readData(name);
  expect(lines).toHaveLength(zips);
  expect(lines.filter((line) => !new RegExp(`^\\d{${digits}}(?: \\S|$)`).test(line))).toEqual([]);
  expect(new Set(lines.map((line) => line.slice(0, digits))).size).toBe(zips);
  const [source, sum] = (await readFile(new URL(name, import.meta.url), "utf8")).split("\n");
  expect(source).toMatch(/GeoNames .*CC BY 4\.0/);
  expect(sum).toBe(`# ${zips} zips, SHA-256 ${digestOf(lines)}`);
});

test.each([
  ["de", 19, 500],
  ["at", 6, 120],
] as const)(
  "the well-known streets of '%s' have zips of their city, and none is listed twice",
  async (country, cities, least) => {
    const streets = await wellKnownStreets(country);
    expect(new Set(streets.map(({ city }) => city)).size).toBe(cities);
    expect(new Set(streets.map(({ streetKey, city }) => `${streetKey} ${city}`)).size).toBeGreaterThanOrEqual(least);
    expect(new Set(streets.map(({ streetKey, zip }) => `${streetKey} ${zip}`)).size).toBe(streets.length);
    const { byZip } = await placesOf(country);
    expect(streets.filter(({ zip, city }) => !byZip.get(zip)?.includes(city))).toEqual([]);
  },
);
