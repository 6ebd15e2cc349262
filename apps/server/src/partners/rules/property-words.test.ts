import { expect, test } from "vitest";
import { propertyWords, queryWords } from "./property-words.ts";

const home = {
  street: "Große Torstr.",
  streetNumber: "12a",
  zip: "10119",
  city: "Berlin",
  country: "de" as const,
  unitName: "3. OG links",
};
const vienna = {
  street: "Mariahilfer Straße",
  streetNumber: "103/2",
  zip: "1060",
  city: "Wien",
  country: "at" as const,
  unitName: "Top 7",
};

/** As in the database: every typed word must be a prefix of one of the home's words. */
const finds = (typed: string, address: typeof home | typeof vienna) => {
  const words = propertyWords(address);
  const wanted = queryWords(typed);
  return wanted.length > 0 && wanted.every((word) => words.some((known) => known.startsWith(word)));
};

test.each([
  "torstr",
  "TORSTRAẞE 12a",
  "torstrass",
  "Große Tor Straße 12 a",
  "grosse torstr. 12A, 10119 Berlin",
  "10119 gr",
  "grossetorstrasse",
  "3. og torstr 12",
])("'%s' finds the home in Berlin", (typed) => {
  expect(finds(typed, home)).toBe(true);
  expect(finds(typed, vienna)).toBe(false);
});

test.each(["mariahilferstr", "Mariahilfer Str. 103/2 Top 7", "1060 Vienna", "mariahilferstraße 103 wien"])(
  "'%s' finds the home in Vienna",
  (typed) => {
    expect(finds(typed, vienna)).toBe(true);
    expect(finds(typed, home)).toBe(false);
  },
);

test.each(["", "%", "_", "';--", "&|!:*", "ул.", "torstr 13", "torstr 12b"])("'%s' finds nothing", (typed) => {
  expect(finds(typed, home)).toBe(false);
});

test("a query has at most twelve words, with only letters and digits", () => {
  const words = queryWords(`${"'a'&b:* ".repeat(40)} ${Array.from({ length: 40 }, (_, index) => index).join(" ")}`);
  expect(words).toHaveLength(12);
  expect(words.every((word) => /^[a-z0-9]+$/.test(word))).toBe(true);
});
