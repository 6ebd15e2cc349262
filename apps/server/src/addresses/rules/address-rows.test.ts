import { expect, test } from "vitest";
import { rowReaderFor, splitCsv } from "./address-rows.ts";

const read = (first: string, line: string) => rowReaderFor(first)?.read(line);

test("detects the format of an address file by its first line", () => {
  const streets = "Name,PostalCode,Locality,RegionalKey,Borough,Suburb";
  expect(read(streets, '"Straße, Alte",10119,Berlin,11000000,,')).toEqual({
    kind: "street",
    country: "de",
    zip: "10119",
    city: "Berlin",
    cityKey: "berlin",
    street: "Straße, Alte",
    streetKey: "stralte",
    longKey: "strassealte",
  });
  const place = { kind: "place", country: "at", zip: "1060", city: "Wien, Mariahilf", cityKey: "wien mariahilf" };
  expect(read("\uFEFFzip,place,state", '1060,"Wien, Mariahilf",Wien')).toEqual(place);
  const geoNames = "AT\t1060\tWien, Mariahilf\tWien";
  expect(rowReaderFor(geoNames)?.firstIsData).toBe(true);
  expect(read(geoNames, geoNames)).toEqual(place);
  expect(rowReaderFor("id,colour")).toBeNull();
  expect(rowReaderFor("")).toBeNull();
});

test.each([
  ["Torstraße,1011x,Berlin", "no zip of 4 or 5 digits"],
  ["Torstraße", "no zip of 4 or 5 digits"],
  ["Torstraße,10119, ", "no place"],
  ["Torstraße,10119,???", "no place"],
  [" ,10119,Berlin", "no street"],
  ["–,10119,Berlin", "no street"],
])("reports the address row '%s' as wrong: %s", (line, wrong) => {
  expect(read("Name,PostalCode,Locality", line)).toBe(wrong);
});

test("splits a CSV line with quoted cells", () => {
  expect(splitCsv('a,"b ""c"", d",,"e"')).toEqual(["a", 'b "c", d', "", "e"]);
});
