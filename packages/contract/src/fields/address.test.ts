import { expect, test } from "vitest";
import { fullAddress, postalAddress } from "./address.ts";

const address = { street: "Torstraße", streetNumber: "12", unitName: null, zip: "10119", city: "Berlin" };

test("formats an address in one line, with the unit if there is one", () => {
  expect(fullAddress(address)).toBe("Torstraße 12, 10119 Berlin");
  expect(fullAddress({ ...address, unitName: "Top 4" })).toBe("Torstraße 12, Top 4, 10119 Berlin");
});

const typed = { ...address, country: "at", zip: "1020", city: "Wien" };

test.each([
  ["A-1020", "1020"],
  ["a 1020", "1020"],
  ["AT-1020", "1020"],
  ["A\u20131020", "1020"],
  ["1020\u00A0Wien", "1020"],
  ["A-1020 wien", "1020"],
  ["10 20", "1020"],
  ["1020,", "1020"],
  ["PLZ 1020", "1020"],
  ["PLZ: A-1020", "1020"],
  ["\u202A1020\u202C", "1020"],
])("the zip '%s' is %s", (zip, meant) => expect(postalAddress.parse({ ...typed, zip }).zip).toBe(meant));

test.each(["CH-1020", "1020 Graz", "D-10115", "102", "A-1020 Wien, Top 4"])(
  "the zip '%s' is refused in Vienna",
  (zip) =>
    expect(postalAddress.safeParse({ ...typed, zip }).error?.issues[0]).toMatchObject({
      message: "FIELD_INVALID",
      path: ["zip"],
    }),
);

test("the zip of Germany loses its country, too", () => {
  expect(postalAddress.parse({ ...address, country: "DE", zip: "D-10119 Berlin" }).zip).toBe("10119");
});

test("a zip that fits no place is reported together with the parts that are missing", () => {
  const paths = (changes: object) =>
    postalAddress
      .safeParse({ ...typed, ...changes })
      .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  expect(paths({ street: "", zip: "10119" })).toEqual(["street ADDRESS_HAS_NO_STREET", "zip FIELD_INVALID"]);
  expect(paths({ city: "", zip: "10119" })).toEqual(["city ADDRESS_HAS_NO_CITY", "zip FIELD_INVALID"]);
  expect(paths({ city: "", zip: "" })).toEqual(["zip ADDRESS_HAS_NO_ZIP", "city ADDRESS_HAS_NO_CITY"]);
  expect(paths({ country: "fr", zip: "1" })).toEqual(["country FIELD_INVALID"]);
});

test("parts that show nothing count as missing, and none reverses the direction of the line", () => {
  const hidden = { street: "\u200E", streetNumber: "\u202A", zip: "\u2066\u2069", city: "\u200D" };
  expect(postalAddress.safeParse({ ...typed, ...hidden }).error?.issues.map(({ message }) => message)).toEqual([
    "ADDRESS_HAS_NO_STREET",
    "ADDRESS_HAS_NO_STREET_NUMBER",
    "ADDRESS_HAS_NO_ZIP",
    "ADDRESS_HAS_NO_CITY",
  ]);
  const { street, unitName } = postalAddress.parse({ ...typed, street: "\u202AAm Hof\u202C", unitName: "\u202E4 poT" });
  expect([street, unitName]).toEqual(["Am Hof", "4 poT"]);
  expect(postalAddress.parse({ ...typed, unitName: "\u200F" }).unitName).toBeNull();
});
