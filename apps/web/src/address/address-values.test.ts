import fc from "fast-check";
import { fullAddress } from "@kautia/contract";
import { expect, test } from "vitest";
import { addressOfLine } from "./address-values.ts";

test.each([
  ["Torstraße 12, 10119 Berlin", ["Torstraße", "12", "10119", "Berlin"]],
  ["Torstr. 12 a 10119 Berlin", ["Torstr.", "12 a", "10119", "Berlin"]],
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
