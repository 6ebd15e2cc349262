import fc from "fast-check";
import { expect, test } from "vitest";
import { contractNumber } from "#signing/rules/contract-number.ts";
import { statementSuffix } from "./statement-suffix.ts";

test("a statement shows the contract number without country and dashes", () => {
  expect(statementSuffix("DE-7K4M-Q2XD-6")).toBe("7K4MQ2XD6");
  expect(statementSuffix("AT-1234-5678-9")).toBe("A123456789");
});

test("every contract number fits on a statement next to the longest prefix, by Stripe's rules", () => {
  const numbers = fc.tuple(fc.constantFrom("de", "at"), fc.uint8Array({ minLength: 5, maxLength: 5 }));
  fc.assert(
    fc.property(numbers, ([country, random]) => {
      const suffix = statementSuffix(contractNumber(country, random));
      expect(`KAUTIAGMBH* ${suffix}`.length).toBeLessThanOrEqual(22);
      expect(suffix).toMatch(/^[A-Z0-9]*[A-Z][A-Z0-9]*$/);
    }),
  );
});
