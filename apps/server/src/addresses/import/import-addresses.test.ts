import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkAddress, suggestAddresses } from "@kautia/contract";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { importAddresses } from "./import-addresses.ts";

const server = await makeTestServer();
const folder = await mkdtemp(join(tmpdir(), "kautia-addresses-"));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function load(name: string, ...lines: string[]) {
  const file = join(folder, name);
  await writeFile(file, lines.join("\n"));
  return importAddresses(server.deps.db, [file]);
}
const titles = async (query: string, country: "de" | "at" = "de") =>
  (await server.call(suggestAddresses, { body: { query, country } })).body?.suggestions.map(({ title }) => title);
const header = "Name,PostalCode,Locality,RegionalKey,Borough,Suburb";
const berlin = [
  "Torstraße,10119,Berlin,11000000,Mitte,Mitte",
  "Torstraße,10119,Berlin,11000000,Mitte,Prenzlauer Berg",
  "Torgauer Straße,10829,Berlin,11000000,,",
  "Straße des 17. Juni,10623,Berlin,11000000,,",
];

test("loaded streets are found in any spelling, and wrong rows are counted and listed", async () => {
  const outcome = await load("streets.csv", header, ...berlin, "Nirgendweg,123,Berlin", "", "Ohneort,10119,");
  expect(outcome).toMatchObject({ places: 0, streets: 4, wrong: 2 });
  expect(outcome.wrongRows.map((row) => row.slice(folder.length + 1))).toEqual([
    "streets.csv:6: no zip of 4 or 5 digits",
    "streets.csv:8: no place",
  ]);
  for (const typed of [
    "torstr 12 berlin",
    "Torstrasse 12, 10119",
    "12 Torstr. Berlin",
    "10119 Berlin, Torsrtaße 12",
    "Torstraße 12",
  ])
    expect((await titles(typed))?.[0]).toBe("Torstraße 12, 10119 Berlin");
  expect(await titles("Strasse des 17. Juni 135, Berlin")).toEqual(["Straße des 17. Juni 135, 10623 Berlin"]);
});

test("a repeated import changes nothing, another country is added, and a newer file replaces the old one", async () => {
  await load("streets.csv", header, ...berlin);
  await load("streets.csv", header, ...berlin);
  await load("at.csv", header, "Mariahilfer Straße,1060,Wien,,,");
  expect(await titles("Torstr")).toEqual(["Torstraße, 10119 Berlin"]);
  expect(await titles("mariahilferstr 3, Wien", "at")).toEqual(["Mariahilfer Straße 3, 1060 Wien"]);
  await load("newer.csv", header, "Neue Straße,10119,Berlin,,,");
  expect(await titles("Torgauer Str")).toEqual(["Torgauer Str"]);
  expect(await titles("mariahilfer", "at")).not.toEqual([]);
});

test("a failed import leaves the existing addresses unchanged", async () => {
  await load("streets.csv", header, ...berlin);
  const other = join(folder, "other.csv");
  await writeFile(other, "id,colour\n1,red");
  const files = [join(folder, "streets.csv"), other];
  await expect(importAddresses(server.deps.db, files)).rejects.toThrow(/neither/);
  await expect(importAddresses(server.deps.db, [join(folder, "nothing-there.csv")])).rejects.toThrow(/ENOENT/);
  expect(await titles("Torstr 12")).toEqual(["Torstraße 12, 10119 Berlin"]);
});

test("a zip that is not among a country's imported zips does not exist, and streets are suggested as without an import", async () => {
  await load(
    "places.csv",
    "zip,place,state",
    '1060,"Wien, Mariahilf",Wien',
    "6020,Innsbruck,Tirol",
    "6998,Neustadtl,Tirol",
  );
  expect((await titles("6020", "at"))?.[0]).toBe("6020 Innsbruck");
  expect((await titles("Maria-Theresien-Str 18, Innsbruck", "at"))?.[0]).toBe(
    "Maria-Theresien-Straße 18, 6020 Innsbruck",
  );
  const check = async (zip: string) => {
    const body = { street: "Weg", streetNumber: "1", zip, city: "Innsbruck", country: "at" as const };
    return (await server.call(checkAddress, { body })).problem?.errorCode ?? "exists";
  };
  expect([await check("6020"), await check("6998"), await check("6999")]).toEqual([
    "exists",
    "exists",
    "ADDRESS_NOT_EXISTS",
  ]);
});
