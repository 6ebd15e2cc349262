import { expect, test } from "vitest";
import { impossiblePart } from "./address-shape.ts";

const address = { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de" as const };
const find = (typed: object) => impossiblePart({ ...address, unitName: null, ...typed });

test.each(["12", "12a", "12 a", "12-14", "3/2/14", "Nr. 7", "9999", "1½", "0012"])(
  "a house number may be '%s'",
  (streetNumber) => expect(find({ streetNumber })).toBeNull(),
);

test.each(["a", "–", "ohne", "99999", "10000", "3/10000"])("a house number cannot be '%s'", (streetNumber) =>
  expect(find({ streetNumber })).toBe("streetNumber"),
);

test.each(["E 7", "Straße 18", "Straße des 17. Juni", "Xyzzygasse", "Ü"])("a street may be '%s'", (street) =>
  expect(find({ street })).toBeNull(),
);

test.each(["12", "–", "17.", "7/2"])("a street cannot be '%s'", (street) => expect(find({ street })).toBe("street"));
