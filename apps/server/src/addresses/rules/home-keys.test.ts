import type { PostalAddress } from "@kautia/contract";
import { expect, test } from "vitest";
import { homeKeys } from "./home-keys.ts";

const home = (part: Partial<PostalAddress>): PostalAddress => ({
  street: "Torstraße",
  streetNumber: "12",
  zip: "10119",
  city: "Berlin",
  country: "de",
  unitName: null,
  ...part,
});
const building = (part: Partial<PostalAddress>) => homeKeys(home(part)).building;
const unit = (part: Partial<PostalAddress>) => homeKeys(home(part)).unit;

test("a building is its country, zip, place, street and number", () => {
  expect(homeKeys(home({}))).toEqual({ building: "de|10119|berlin|torstr|12", unit: null });
});

test.each(["TORSTRASSE", "Torstrasse", "Tor-Straße", "Tor straße", "Torstr.", "Tórstraße", "T\u043Erstr\u0430ße"])(
  "'%s' is the same street as 'Torstraße'",
  (street) => expect(building({ street })).toBe(building({})),
);

test.each([
  "Frankfurt am Main",
  "Frankfurt a. M.",
  "Frankfurt a.M.",
  "Frankfurt, Bornheim",
  "Frankfurt (Main)",
  "Frankfurt",
])("'%s' is Frankfurt", (city) => expect(building({ city })).toBe("de|10119|frankfurt|torstr|12"));

test.each([
  ["Wien", "wien"],
  ["Bad Ischl", "badischl"],
  ["Sankt Pölten", "sanktpoelten"],
  ["Hamm", "hamm"],
  ["Amberg", "amberg"],
])("the place %s keeps its name", (city, key) => expect(building({ city })).toBe(`de|10119|${key}|torstr|12`));

test.each([
  ["12 a", "12a"],
  ["12A", "12a"],
  ["5-7", "5-7"],
  ["3/2", "3/2"],
])("in Germany number %s is %s", (streetNumber, key) =>
  expect(building({ streetNumber })).toBe(`de|10119|berlin|torstr|${key}`),
);

test("in Austria the number ends at the slash, and what follows is the door", () => {
  expect(homeKeys(home({ country: "at", zip: "1020", streetNumber: "3/2/14" }))).toEqual({
    building: "at|1020|berlin|torstr|3",
    unit: "2/14",
  });
  expect(unit({ country: "at", streetNumber: "3", unitName: "2/14" })).toBe("2/14");
  expect(unit({ country: "at", streetNumber: "3/2", unitName: "Top 14" })).toBe("2/14");
  expect(homeKeys(home({ country: "at", streetNumber: "3/" }))).toEqual({
    building: "at|10119|berlin|torstr|3/",
    unit: null,
  });
});

test.each([
  ["Top 4", "4"],
  ["Wohnung Nr. 4", "4"],
  ["Whg. 4", "4"],
  ["App 4", "4"],
  ["4", "4"],
  ["3. Obergeschoss links", "3/og/li"],
  ["3. OG li", "3/og/li"],
  ["3. Stock rechts", "3/og/re"],
  ["Erdgeschoß", "eg"],
  ["Dachgeschoss", "dg"],
  ["Top", "top"],
  ["Toplage", "toplage"],
  ["…", null],
  [null, null],
])("the home %s has the key %s", (unitName, key) => expect(unit({ unitName })).toBe(key));
