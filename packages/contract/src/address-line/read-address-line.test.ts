import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Country } from "../enums.ts";
import { fastest } from "../testing/fastest.ts";
import { readAddressLine } from "./read-address-line.ts";

type Parts = readonly [street?: string, streetNumber?: string, unitName?: string, zip?: string, city?: string];

function expectParts(line: string, country: Country, parts: Parts): void {
  const { street, streetNumber, unitName, zip, city, asTyped } = readAddressLine(line, country);
  expect([street, streetNumber, unitName, zip, city].map((part) => part ?? "")).toEqual(
    Array.from({ length: 5 }, (_, index) => parts[index] ?? ""),
  );
  expect(asTyped).toBe(false);
}

const german: [string, Parts][] = [
  ["Torstraße 12, 10119 Berlin", ["Torstraße", "12", "", "10119", "Berlin"]],
  ["Torstr. 12 a 10119 Berlin", ["Torstr.", "12a", "", "10119", "Berlin"]],
  ["10119 Berlin, Torstr. 12 a", ["Torstr.", "12a", "", "10119", "Berlin"]],
  ["10119 Berlin Torstraße 12", ["Torstraße", "12", "", "10119", "Berlin"]],
  ["12 Torstraße Berlin", ["Torstraße", "12", "", "", "Berlin"]],
  ["Torstraße Berlin", ["Torstraße", "", "", "", "Berlin"]],
  ["Torstraße12a, 10119 Berlin", ["Torstraße", "12a", "", "10119", "Berlin"]],
  ["Müllerstr.3 München", ["Müllerstr.", "3", "", "", "München"]],
  ["Torstraße Nr. 12, 10119\u00A0Berlin", ["Torstraße", "12", "", "10119", "Berlin"]],
  ["D-10115 Berlin, Torstr. 12", ["Torstr.", "12", "", "10115", "Berlin"]],
  ["Torstraße 12, 10119 Berlin, Deutschland", ["Torstraße", "12", "", "10119", "Berlin"]],
  ["Torstraße 12, 10119 Berlin, Mitte", ["Torstraße", "12", "", "10119", "Berlin, Mitte"]],
  ["Berlin 10119, Torstraße 12", ["Torstraße", "12", "", "10119", "Berlin"]],
  ["Frankfurt am Main", ["", "", "", "", "Frankfurt am Main"]],
  ["D-10119", ["", "", "", "10119"]],
  ["101", ["", "", "", "101"]],
  ["Torstraße 12, 101", ["Torstraße", "12", "", "101"]],
  ["Torstraße 12 Mainz", ["Torstraße", "12", "", "", "Mainz"]],
  ["Torstraße 12 Augsburg", ["Torstraße", "12", "", "", "Augsburg"]],
  ["Lindenstr. 3, 06108 Halle/Saale", ["Lindenstr.", "3", "", "06108", "Halle/Saale"]],
  ["Lindenstr. 3, 15230 Frankfurt (Oder)", ["Lindenstr.", "3", "", "15230", "Frankfurt (Oder)"]],
  ["61348 Bad Homburg Louisenstraße 3", ["Louisenstraße", "3", "", "61348", "Bad Homburg"]],
  ["60311 Frankfurt am Main Berliner Str. 5", ["Berliner Str.", "5", "", "60311", "Frankfurt am Main"]],
  ["Alte Straße am See 5", ["Alte Straße am See", "5"]],
  // Squares of Mannheim, and streets with a number in their name.
  ["Q 7, 24, 68161 Mannheim", ["Q 7", "24", "", "68161", "Mannheim"]],
  ["Q7 24, Mannheim", ["Q7", "24", "", "", "Mannheim"]],
  ["C1 3", ["C1", "3"]],
  ["T 6, 14, 68161 Mannheim", ["T 6", "14", "", "68161", "Mannheim"]],
  ["L 14, 16-17, 68161 Mannheim", ["L 14", "16-17", "", "68161", "Mannheim"]],
  ["E 7", ["E 7"]],
  ["Straße 24 12, 13129 Berlin", ["Straße 24", "12", "", "13129", "Berlin"]],
  ["Straße 24, 12, 13129 Berlin", ["Straße 24", "12", "", "13129", "Berlin"]],
  ["Straße des 17. Juni 135, 10623 Berlin", ["Straße des 17. Juni", "135", "", "10623", "Berlin"]],
  ["Straße des 17.Juni 135", ["Straße des 17.Juni", "135"]],
  ["strasse des 17 juni 135", ["strasse des 17 juni", "135"]],
  ["Platz der Republik 1, 11011 Berlin", ["Platz der Republik", "1", "", "11011", "Berlin"]],
  ["1. Mai-Straße 3, 15230 Frankfurt (Oder)", ["1. Mai-Straße", "3", "", "15230", "Frankfurt (Oder)"]],
  ["Am 26. Mai 5", ["Am 26. Mai", "5"]],
  ["Straße der 7 Brüder 5", ["Straße der 7 Brüder", "5"]],
  // House numbers.
  ["Hauptstraße 12a-c, 69117 Heidelberg", ["Hauptstraße", "12a-c", "", "69117", "Heidelberg"]],
  ["Große Bleichen 1–3, 20354 Hamburg", ["Große Bleichen", "1-3", "", "20354", "Hamburg"]],
  ["Musterweg 7 b - d", ["Musterweg", "7b-d"]],
  ["Torstraße 10½, 10119 Berlin", ["Torstraße", "10½", "", "10119", "Berlin"]],
  ["Torstraße 10 1/2, 10119 Berlin", ["Torstraße", "10 1/2", "", "10119", "Berlin"]],
  ["Leipziger Straße 15-17/R4, 10117 Berlin", ["Leipziger Straße", "15-17/R4", "", "10117", "Berlin"]],
  ["Am Markt 3/4, 06108 Halle (Saale)", ["Am Markt", "3/4", "", "06108", "Halle (Saale)"]],
  // Doors.
  ["Torstraße 12, Haus 3 Whg. 14, 10119 Berlin", ["Torstraße", "12", "Haus 3 Whg. 14", "10119", "Berlin"]],
  ["Torstraße 10, App. 512, 10119 Berlin", ["Torstraße", "10", "App. 512", "10119", "Berlin"]],
  [
    "Torstraße 12 Hinterhaus 3. OG links, 10119 Berlin",
    ["Torstraße", "12", "Hinterhaus 3. OG links", "10119", "Berlin"],
  ],
  ["Torstraße 12, EG links, 10119 Berlin", ["Torstraße", "12", "EG links", "10119", "Berlin"]],
  ["Torstraße 12 3. OG 10119 Berlin", ["Torstraße", "12", "3. OG", "10119", "Berlin"]],
  ["Im Tal 5 (Hinterhaus), 80331 München", ["Im Tal", "5", "Hinterhaus", "80331", "München"]],
  ["Torstraße 12 c/o Müller, 10119 Berlin", ["Torstraße", "12", "c/o Müller", "10119", "Berlin"]],
  ["c/o Müller, Torstraße 12, 10119 Berlin", ["Torstraße", "12", "c/o Müller", "10119", "Berlin"]],
  ["Torstraße 12, Top 5 / 10119 Berlin", ["Torstraße", "12", "Top 5", "10119", "Berlin"]],
  ["S 6, 35 (Hinterhaus), 68161 Mannheim", ["S 6", "35", "Hinterhaus", "68161", "Mannheim"]],
  ["Prinzregentenstr. 9 Rgb., 80538 München", ["Prinzregentenstr.", "9", "Rgb.", "80538", "München"]],
  ["Bei den Mühren 70, 20457 Hamburg", ["Bei den Mühren", "70", "", "20457", "Hamburg"]],
];

const austrian: [string, Parts][] = [
  ["1060 Wien", ["", "", "", "1060", "Wien"]],
  ["A-6020 Innsbruck", ["", "", "", "6020", "Innsbruck"]],
  ["A 1020 Wien, Praterstraße 5", ["Praterstraße", "5", "", "1020", "Wien"]],
  ["AT-1020 Wien Praterstraße 5", ["Praterstraße", "5", "", "1020", "Wien"]],
  ["Wiedner Hauptstraße 12 A 1040 Wien", ["Wiedner Hauptstraße", "12A", "", "1040", "Wien"]],
  ["Wiedner Hauptstraße 7/II/9, 1040 Wien", ["Wiedner Hauptstraße", "7/II/9", "", "1040", "Wien"]],
  ["Favoritenstr. 111 / 2 / 7, 1100 Wien", ["Favoritenstr.", "111/2/7", "", "1100", "Wien"]],
  ["1070 Wien Neubaugasse 25/8", ["Neubaugasse", "25/8", "", "1070", "Wien"]],
  [
    "Wiedner Hauptstraße 23-25, Stiege 2/Top 14, 1040 Wien",
    ["Wiedner Hauptstraße", "23-25", "Stiege 2/Top 14", "1040", "Wien"],
  ],
  ["Triester Straße 220/Stg. 3/Tür 8, 1230 Wien", ["Triester Straße", "220", "Stg. 3/Tür 8", "1230", "Wien"]],
  ["Favoritenstr. 111, stiege 2, Tür 7, 1100 Wien", ["Favoritenstr.", "111", "Stiege 2 Tür 7", "1100", "Wien"]],
  ["Top 5, Mariahilfer Straße 12, 1060 Wien", ["Mariahilfer Straße", "12", "Top 5", "1060", "Wien"]],
  ["Mariahilfer Straße 12, 1060 Wien Top 5", ["Mariahilfer Straße", "12", "Top 5", "1060", "Wien"]],
  ["Praterstraße 5/EG/3, 1020 Wien", ["Praterstraße", "5", "EG/3", "1020", "Wien"]],
  ["Praterstraße 5/1.Stock/4, 1020 Wien", ["Praterstraße", "5", "1.Stock/4", "1020", "Wien"]],
  ["Praterstraße 5/Top 12+13, 1020 Wien", ["Praterstraße", "5", "Top 12+13", "1020", "Wien"]],
  ["11. Haidequerstraße 1/2/3, 1110 Wien", ["11. Haidequerstraße", "1/2/3", "", "1110", "Wien"]],
  ["Praterstraße 5/2. Stock, 1020 Wien", ["Praterstraße", "5", "2. Stock", "1020", "Wien"]],
  ["1020 Wien, Leopoldstadt", ["", "", "", "1020", "Wien, Leopoldstadt"]],
  ["Oberndorf 12, 6372 Oberndorf in Tirol", ["Oberndorf", "12", "", "6372", "Oberndorf in Tirol"]],
];

describe("an address in one line", () => {
  test.each(german)("is split in Germany: '%s'", (line, parts) => expectParts(line, "de", parts));
  test.each(austrian)("is split in Austria: '%s'", (line, parts) => expectParts(line, "at", parts));

  test("may be of the other country, which its zip tells", () => {
    const line = "Wiedner Hauptstraße 7, 1040 Wien";
    expect(readAddressLine(line, "de")).toMatchObject({ zip: "1040", city: "Wien", country: "at" });
    expect(readAddressLine("Torstraße 12, 10119 Berlin", "at")).toMatchObject({ zip: "10119", country: "de" });
  });

  test.each([
    ["Torstraße 12 5, 10119 Berlin", "Torstraße 12 5"],
    ["Torstraße 12 Müller, 10119 Berlin", "Torstraße 12 Müller"],
    ["Mara Weiß, Torstraße 12, 10119 Berlin", "Mara Weiß, Torstraße 12"],
    ["Königsallee 1 und 5, 10119 Berlin", "Königsallee 1 und 5"],
  ])("stays as typed if a part fits nowhere: '%s'", (line, street) => {
    expect(readAddressLine(line, "de")).toEqual({
      street,
      streetNumber: null,
      unitName: null,
      zip: "10119",
      city: "Berlin",
      country: "de",
      asTyped: true,
    });
  });

  const street = fc.constantFrom(
    "Torstraße",
    "Am Hang",
    "Q 7",
    "Straße des 17. Juni",
    "Große Bleichen",
    "Unter den Linden",
  );
  const number = fc.constantFrom("12", "12a", "12a-c", "10½", "7/II/9", "15-17/R4", "23-25", "220", "3/4");
  const unit = fc.constantFrom(
    "",
    "Top 5",
    "Stiege 2/Top 14",
    "3. OG links",
    "EG",
    "Whg. 14",
    "c/o Müller",
    "App. 512",
  );
  const place = fc.constantFrom("10119 Berlin", "15230 Frankfurt (Oder)", "06108 Halle/Saale", "61348 Bad Homburg");

  test("is read back, whatever its parts are", () => {
    fc.assert(
      fc.property(street, number, unit, place, fc.boolean(), (name, houseNumber, unitName, zipAndCity, isLast) => {
        const home = [`${name}${name === "Q 7" ? ", " : " "}${houseNumber}`, ...(unitName ? [unitName] : [])];
        const line = (isLast ? [...home, zipAndCity] : [zipAndCity, ...home]).join(", ");
        const [zip = "", ...city] = zipAndCity.split(" ");
        expectParts(line, "de", [name, houseNumber, unitName, zip, city.join(" ")]);
      }),
    );
  });

  test("loses no letter and no digit", () => {
    const piece = fc.oneof(
      street,
      number,
      unit,
      place,
      fc.constantFrom("5", "Müller", "Wien", "1020", "1/2", "im Hof", "–"),
    );
    const signs = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []).sort().join("");
    const line = fc
      .array(fc.tuple(piece, fc.constantFrom(", ", " ", "/", "; ")), { minLength: 1, maxLength: 6 })
      .map((pieces) => pieces.flat().join(""));
    fc.assert(
      fc.property(line, fc.constantFrom<Country>("de", "at"), (typed, country) => {
        const read = readAddressLine(typed, country);
        const parts = [read.street, read.streetNumber, read.unitName, read.zip, read.city].join(" ");
        expect(signs(parts)).toBe(signs(typed));
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(["", ",,,", "   ", "ẞ".repeat(120), "1".repeat(120), "12 12 12 12", "-/-", "(", "A-"])(
    "may be any text: '%s'",
    (line) => expect(() => readAddressLine(line, "de")).not.toThrow(),
  );

  test.each([
    "12 a ".repeat(2_000),
    "1/".repeat(5_000),
    "Top 1 ".repeat(2_000),
    " ".repeat(10_000),
    "a ".repeat(5_000),
  ])("is read in no time, even if it is very long", (line) => {
    const began = Date.now();
    readAddressLine(line, "at");
    expect(Date.now() - began).toBeLessThan(50);
  });
});

test.each(["/i", "/I", "-a", "/1a", " / i", "/i1", "1/2", "Top 1/", ", ", "nr. 1 "])(
  "reads a line that repeats '%s' within 50 ms",
  (part) => {
    for (const begin of ["0i", "Torstr. 12", ""]) {
      const line = begin + part.repeat(Math.ceil(120 / part.length)).slice(0, 119 - begin.length);
      expect(fastest(() => readAddressLine(`${line}!`, "de"), 50)).toBeLessThan(50);
    }
  },
);
