import { expect, test } from "vitest";
import type { PostalAddress } from "@kautia/contract";
import { makeEmbeddedSuggestion } from "./embedded-suggestion.ts";

const source = makeEmbeddedSuggestion();
const titles = async (text: string, country: "de" | "at" = "de") =>
  (await source.suggest({ text, country, session: "s" })).map(({ title }) => title);

test.each([
  ["Torstr. 12, 10119 Berlin", "Torstraße 12, 10119 Berlin"],
  ["10119 Berlin Torstraße 12", "Torstraße 12, 10119 Berlin"],
  ["Torstraße 12 a 10119", "Torstraße 12a, 10119 Berlin"],
  ["Torstr", "Torstraße, 10115 Berlin"],
  ["TORSTRASSE 12 10119 BERLIN", "Torstraße 12, 10119 Berlin"],
  ["Leopoldstraße 7a", "Leopoldstraße 7a, 80802 München"],
  ["leopoldst", "Leopoldstraße, 80802 München"],
  ["unter den lin", "Unter den Linden, 10117 Berlin"],
  ["Sankt-Anna-Str. 4", "St.-Anna-Straße 4, 80538 München"],
  ["MUELLERSTR 3 München", "Müllerstraße 3, 80469 München"],
  ["Torstraße 99999", "Torstraße, 10115 Berlin"],
  ["Lindenweg 7a, 50667 Köln", "Lindenweg 7a, 50667 Köln"],
  ["Xyzzygasse 5, Berlin", "Xyzzygasse 5, Berlin"],
  ["Xyzzygasse 5", "Xyzzygasse 5"],
  ["Frankf", "Frankfurt am Main"],
  ["muenchen", "München"],
  ["Mnüchen", "München"],
  ["10119", "10119 Berlin"],
  ["Leipizg", "Leipzig"],
  ["Straße des 17. Juni 135, 10623", "Straße des 17. Juni 135, 10623 Berlin"],
])("for '%s' the embedded source suggests '%s' first", async (typed, expected) => {
  expect((await titles(typed))[0]).toBe(expected);
});

test.each([
  ["Mariahilfer Straße 3, 1060", "Mariahilfer Straße 3, 1060 Wien"],
  ["Getreidegasse 9, Salzburg", "Getreidegasse 9, 5020 Salzburg"],
  ["Mariahilferstr 88a/2/14, 1070", "Mariahilfer Straße 88a/2/14, 1070 Wien"],
  ["Favoritenstr. 111, Stiege 2, Tür 7, 1100", "Favoritenstraße 111, Stiege 2 Tür 7, 1100 Wien"],
  ["Insbruck", "6020 Innsbruck"],
  ["3100", "3100 St. Pölten"],
  ["Herrengasse 16, 8010", "Herrengasse 16, 8010 Graz"],
  ["Klagenfurt", "Klagenfurt am Wörthersee"],
])("for '%s' in Austria the embedded source suggests '%s' first", async (typed, expected) => {
  expect((await titles(typed, "at"))[0]).toBe(expected);
});

test("after the known zips of a street, the embedded source suggests it without a zip, as it may have others", async () => {
  expect((await titles("Torstraße 12, Berlin")).slice(0, 3)).toEqual([
    "Torstraße 12, 10115 Berlin",
    "Torstraße 12, 10119 Berlin",
    "Torstraße 12, Berlin",
  ]);
});

test.each<[string, "de" | "at", Partial<PostalAddress>]>([
  ["Q 7, 24, 68161 Mannheim", "de", { street: "Q 7", streetNumber: "24" }],
  ["Hauptstraße 12a-c, 69117 Heidelberg", "de", { street: "Hauptstraße", streetNumber: "12a-c" }],
  ["Große Bleichen 1–3, 20354 Hamburg", "de", { street: "Große Bleichen", streetNumber: "1-3" }],
  ["Torstraße 10½, 10119 Berlin", "de", { street: "Torstraße", streetNumber: "10½" }],
  ["Leipziger Straße 15-17/R4, 10117 Berlin", "de", { street: "Leipziger Straße", streetNumber: "15-17/R4" }],
  ["Straße 24 12, 13129 Berlin", "de", { street: "Straße 24", streetNumber: "12" }],
  ["Wiedner Hauptstraße 7/II/9, 1040 Wien", "at", { street: "Wiedner Hauptstraße", streetNumber: "7/II/9" }],
  [
    "Wiedner Hauptstraße 23-25, Stiege 2/Top 14, 1040 Wien",
    "at",
    { street: "Wiedner Hauptstraße", streetNumber: "23-25", unitName: "Stiege 2/Top 14" },
  ],
  ["Wiedner Hauptstraße 7, 1040 Wien", "de", { street: "Wiedner Hauptstraße", country: "at", zip: "1040" }],
])("the first suggestion for '%s' is the home that was typed", async (text, country, home) => {
  const [first] = await source.suggest({ text, country, session: "s" });
  expect(await source.resolve(first?.placeId ?? "", "s")).toMatchObject({ unitName: null, ...home });
});

test.each([
  "Torstraße 12 5, 10119 Berlin",
  "Mara Weiß, Torstraße 12, 10119 Berlin",
  "Torstraße 12 Müller, 10119 Berlin",
])("a line with a part that fits nowhere is suggested as it was typed: '%s'", async (text) => {
  expect(await titles(text)).toEqual([text]);
  const [first] = await source.suggest({ text, country: "de", session: "s" });
  expect(await source.resolve(first?.placeId ?? "", "s")).toMatchObject({ streetNumber: null, unitName: null });
});

test.each([
  ["leopoldstr 7a mün", "München"],
  ["Torstraße 140, Berl", "Berlin"],
  ["Torstraße 140 Berlin", "Berlin"],
  ["Kurfürstendamm 3, berli", "Berlin"],
])("for '%s' a known street is suggested only in its own city", async (typed, city) => {
  const found = await titles(typed);
  expect(found.length).toBeGreaterThan(0);
  for (const title of found) expect(title).toMatch(new RegExp(`(?:\\d{5}|,) ${city}$`));
});

test.each([
  ["Xyzzygasse 5, Münst", "Xyzzygasse 5, Münst"],
  ["Leopoldstraße 7a, Münst", "Leopoldstraße 7a, Münst"],
  // A zip of several places, and a name of several places.
  ["Xyzzygasse 5, 24972", "Xyzzygasse 5, 24972"],
  ["Xyzzygasse 5, Neustadt", "Xyzzygasse 5, Neustadt"],
  // The beginning of a zip.
  ["Xyzzygasse 5, 481", "Xyzzygasse 5"],
])("an unknown street is combined with no place that it may not be in: '%s'", async (typed, title) => {
  expect(await titles(typed)).toEqual([title]);
});

test.each([
  ["Xyzzygasse 5, 10119", "Xyzzygasse 5, 10119 Berlin"],
  ["Xyzzygasse 5, 24972 Quern", "Xyzzygasse 5, 24972 Quern"],
  ["Xyzzygasse 5, Berlin", "Xyzzygasse 5, Berlin"],
])("an unknown street gets the place that was typed: '%s'", async (typed, title) => {
  expect(await titles(typed)).toEqual([title]);
});

test("a street as typed comes before known streets with similar names", async () => {
  expect((await titles("Torsrtaße 12, 10119")).slice(0, 2)).toEqual([
    "Torsrtaße 12, 10119 Berlin",
    "Torstraße 12, 10119 Berlin",
  ]);
});

test.each([
  ["torstrase 12 berlin", "torstrase 12, Berlin"],
  ["Torsrtaße 12", "Torsrtaße 12"],
])("similar streets come before a street without a postcode as typed: '%s'", async (typed, asTyped) => {
  const found = await titles(typed);
  expect(found[0]).toBe("Torstraße 12, 10115 Berlin");
  expect(found.slice(1)).not.toContain("Torstraße 12, Berlin");
  expect(found.indexOf(asTyped)).toBe(asTyped.includes("Berlin") ? found.length - 1 : -1);
});

test("the embedded source suggests at most eight addresses, and none for nonsense", async () => {
  expect(await titles("10")).toHaveLength(8);
  expect(await titles("<script>alert(1)</script>")).toEqual([]);
  expect(await titles("ẞ".repeat(120))).toEqual([]);
});

test("the embedded source resolves only its own suggestions", async () => {
  const [first] = await source.suggest({ text: "Torstraße 12, 10119", country: "de", session: "s" });
  expect(await source.resolve(first?.placeId ?? "", "s")).toEqual({
    street: "Torstraße",
    streetNumber: "12",
    zip: "10119",
    city: "Berlin",
    country: "de",
    unitName: null,
  });
  expect(await source.resolve("e30", "s")).toBeNull();
  expect(await source.resolve("not one of ours", "s")).toBeNull();
});

test.each<[string, string, PostalAddress["country"], string]>([
  ["00000", "Berlin", "de", "not-exists"],
  ["80331", "Berlin", "de", "not-exists"],
  ["10119", "Berlin", "de", "unknown"],
  ["10999", "Kreuzberg", "de", "unknown"],
  ["10999", "Berlin", "de", "unknown"],
  ["64760", "Oberzent", "de", "unknown"],
  ["11011", "Berlin", "de", "unknown"],
  ["33790", "Halle", "de", "unknown"],
  ["10118", "Berlin", "de", "not-exists"],
  ["22767", "Frankfurt am Main", "de", "not-exists"],
  ["60311", "Frankfurt", "de", "unknown"],
  ["8010", "Wien", "at", "not-exists"],
  ["8010", "Innsbruck", "at", "not-exists"],
  ["0815", "Graz", "at", "not-exists"],
  ["6021", "Innsbruck", "at", "not-exists"],
  ["8075", "Graz", "at", "unknown"],
  ["1060", "Wien", "at", "unknown"],
])("the embedded source verifies %s %s in %s as %s", async (zip, city, country, verdict) => {
  const address = { street: "Weg", streetNumber: "1", zip, city, country, unitName: null };
  expect(await source.verify(address)).toBe(verdict);
});
