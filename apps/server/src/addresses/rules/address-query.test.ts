import { expect, test } from "vitest";
import { readAddressQuery } from "./address-query.ts";

const all = { street: null, streetNumber: null, zip: null, city: null, unitName: null };

test.each([
  ["Torstraße 12, 10119 Berlin", { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin" }],
  ["10119 Berlin, Torstr. 12 a", { street: "Torstr.", streetNumber: "12a", zip: "10119", city: "Berlin" }],
  ["10119 Berlin, Torsrtaße 12", { street: "Torsrtaße", streetNumber: "12", zip: "10119", city: "Berlin" }],
  ["12 Torstraße Berlin", { street: "Torstraße", streetNumber: "12", city: "Berlin" }],
  ["Torstraße Berlin", { street: "Torstraße", city: "Berlin" }],
  ["Straße des 17. Juni 135, Berlin", { street: "Straße des 17. Juni", streetNumber: "135", city: "Berlin" }],
  ["strasse des 17 juni 135", { street: "strasse des 17 juni", streetNumber: "135" }],
  ["Müllerstr.3 München", { street: "Müllerstr.", streetNumber: "3", city: "München" }],
  ["Am Hang 12-14", { street: "Am Hang", streetNumber: "12-14" }],
  ["Frankfurt am Main", { city: "Frankfurt am Main" }],
  ["D-10119", { zip: "10119" }],
  ["101", { zip: "101" }],
  ["Torstraße 12, 101", { street: "Torstraße", streetNumber: "12", zip: "101" }],
])("parses the typed address '%s'", (typed, parts) => {
  expect(readAddressQuery(typed, "de")).toEqual({ ...all, ...parts });
});

test.each([
  [
    "Mariahilfer Straße 3/2/14, 1060 Wien",
    { street: "Mariahilfer Straße", streetNumber: "3/2/14", zip: "1060", city: "Wien" },
  ],
  [
    "Favoritenstr. 111, Stiege 2, Tür 7, 1100 Wien",
    { street: "Favoritenstr.", streetNumber: "111", unitName: "Stiege 2 Tür 7", zip: "1100", city: "Wien" },
  ],
  ["1060 Wien", { zip: "1060", city: "Wien" }],
  ["A-6020 Innsbruck", { zip: "6020", city: "Innsbruck" }],
])("parses the typed Austrian address '%s'", (typed, parts) => {
  expect(readAddressQuery(typed, "at")).toEqual({ ...all, ...parts });
});

test.each(["", ",,,", "   ", "<script>alert(1)</script>", "ẞ".repeat(120), "1".repeat(120), "12 12 12 12", "-/-"])(
  "parses any text without failing: '%s'",
  (typed) => {
    expect(() => readAddressQuery(typed, "de")).not.toThrow();
  },
);
