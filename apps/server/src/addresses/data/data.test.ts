import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { digestOf, readData } from "./read-data.ts";

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
