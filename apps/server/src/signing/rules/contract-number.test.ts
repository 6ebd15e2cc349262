import { countries, isContractNumber } from "@kautia/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contractNumber } from "./contract-number.ts";

const numbers = fc
  .tuple(fc.constantFrom(...countries), fc.uint8Array({ minLength: 5, maxLength: 5 }))
  .map(([country, random]) => contractNumber(country, random));

test("a contract number has the country, eight characters and a check character", () => {
  expect(contractNumber("at", Uint8Array.of(255, 0, 255, 0, 255))).toBe("AT-ZW0F-Y07Z-Q");
});

test("every generated contract number is valid", () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(isContractNumber(number)).toBe(true);
    }),
  );
});

test("swapping two neighbouring characters makes a contract number invalid", () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom(3, 4, 5, 8, 9, 10), (number, at) => {
      const [item = "", other = ""] = [number[at], number[at + 1]];
      const swapped = number.slice(0, at) + other + item + number.slice(at + 2);
      // 0 and Z are the only pair that is equal modulo 31.
      const same = item === other || [item, other].toSorted().join("") === "0Z";
      expect(isContractNumber(swapped)).toBe(same);
    }),
  );
});

test.each(["", "DE", "DE-7K4M-Q2XD", "FR-0000-0000-0", "DE-OOOO-0000-0"])("%j is not a contract number", (text) => {
  expect(isContractNumber(text)).toBe(false);
});
