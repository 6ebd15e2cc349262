import { expect, test } from "vitest";
import { fullAddress } from "./address.ts";

const address = { street: "Torstraße", streetNumber: "12", unitName: null, zip: "10119", city: "Berlin" };

test("formats an address in one line, with the unit if there is one", () => {
  expect(fullAddress(address)).toBe("Torstraße 12, 10119 Berlin");
  expect(fullAddress({ ...address, unitName: "Top 4" })).toBe("Torstraße 12, Top 4, 10119 Berlin");
});
