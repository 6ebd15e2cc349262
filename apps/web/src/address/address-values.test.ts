import fc from "fast-check";
import { fullAddress } from "@kautia/contract";
import { expect, test } from "vitest";
import { addressOfLine, partsOfLine, withTypedParts, zipAndCity } from "./address-values.ts";

test.each([
  ["Torstraße 12, 10119 Berlin", ["Torstraße", "12", "10119", "Berlin"]],
  ["Torstr. 12 a 10119 Berlin", ["Torstr.", "12a", "10119", "Berlin"]],
  ["Torstraße 12, Berlin", ["Torstraße", "12", "", "Berlin"]],
  ["Straße des 17. Juni 135, 10623 Berlin", ["Straße des 17. Juni", "135", "10623", "Berlin"]],
  ["1020 Wien, Leopoldstadt", ["", "", "1020", "Wien, Leopoldstadt"]],
  ["Torstraße", ["Torstraße", "", "", ""]],
])("the line '%s' has the parts %j", (line, parts) => {
  const { street, streetNumber, zip, city } = addressOfLine(line, "de");
  expect([street, streetNumber, zip, city]).toEqual(parts);
});

test("an address written in one line is read back", () => {
  const word = fc.stringMatching(/^[A-ZÄÖÜ][a-zäöüß]{2,12}$/);
  const parts = fc.record({
    street: word.map((name) => `${name}straße`),
    streetNumber: fc.stringMatching(/^[1-9]\d{0,2}[a-f]?$/),
    zip: fc.stringMatching(/^\d{5}$/),
    city: word,
  });
  fc.assert(
    fc.property(parts, (address) => {
      const line = fullAddress({ ...address, unitName: null });
      expect(addressOfLine(line, "de")).toMatchObject(address);
    }),
  );
});

test("a line with a part that fits nowhere is the street as typed, so that nothing of it is lost", () => {
  expect(addressOfLine("Torstraße 12 Müller, 10119 Berlin", "de")).toMatchObject({
    street: "Torstraße 12 Müller",
    streetNumber: "",
    zip: "10119",
    city: "Berlin",
  });
});

test("a line with door and zip of the other country fills all fields", () => {
  expect(addressOfLine("Wiedner Hauptstraße 23-25, Stiege 2/Top 14, A-1040 Wien", "de")).toEqual({
    street: "Wiedner Hauptstraße",
    streetNumber: "23-25",
    unitName: "Stiege 2/Top 14",
    zip: "1040",
    city: "Wien",
    country: "at",
  });
});

test.each([
  ["Torstraße 12, Hinterhaus", { street: "Torstraße", streetNumber: "12", unitName: "Hinterhaus" }],
  ["Q 7, 24", { street: "Q 7", streetNumber: "24" }],
  ["Torstraße", null],
  ["Torstraße 12 Müller 5", null],
])("the line '%s' in the field of the street has the parts %j", (line, parts) =>
  expect(partsOfLine(line, "de")).toEqual(parts),
);

test.each([
  ["A-1020 Wien", { zip: "1020", city: "Wien", country: "at" }],
  ["10119\u00A0Berlin", { zip: "10119", city: "Berlin", country: "de" }],
  ["A-1020", { zip: "1020", country: "at" }],
  ["1011", null],
  ["Torstraße 12", null],
])("'%s' in the field of the zip is %j", (text, parts) => expect(zipAndCity(text, "de")).toEqual(parts));

test.each([
  ["Hauptstr. 12a-c, Heidelberg", { street: "Hauptstraße", streetNumber: "12a" }, { streetNumber: "12a-c" }],
  ["Große Bleichen 1–3", { street: "Große Bleichen", streetNumber: "1" }, { streetNumber: "1-3" }],
  ["Torstr. 12 Top 4", { street: "Torstraße", streetNumber: "12" }, { streetNumber: "12", unitName: "Top 4" }],
  ["Torstr. 12 Top 4", { street: "Torstraße", streetNumber: "12", unitName: "EG" }, { unitName: "EG" }],
  ["Torstr. 12", { street: "Torstraße", streetNumber: "1" }, { streetNumber: "1" }],
  ["Torstr. 12", { street: "Torstraße" }, { streetNumber: "12" }],
  ["Torstr. 12", { city: "Berlin" }, { city: "Berlin" }],
])("of '%s', a picked %j gets %j", (line, picked, expected) => {
  expect(withTypedParts(picked, line, "de")).toEqual({ ...picked, ...expected });
});
