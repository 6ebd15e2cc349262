import fc from "fast-check";
import { expect, test } from "vitest";
import { plainDistance } from "#testing/values/plain-distance.ts";
import { spellingDistanceTo } from "./spelling-distance.ts";

test.each([
  ["torstrasse", "torstrasse", 0],
  ["torsrtasse", "torstrasse", 1],
  ["torstrase", "torstrasse", 1],
  ["ttorstrase", "torstrasse", 2],
  ["torgasse", "torstrasse", 3],
  ["bach", "torstrasse", 3],
  ["", "ab", 2],
])("the spelling distance between '%s' and '%s' is %i, where 3 stands for more than 2", (text, wanted, errors) => {
  expect(spellingDistanceTo(wanted, 2)(text)).toBe(errors);
});

const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });

test("the spelling distance agrees with the full distance table for any two texts", () => {
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 3 }), (item, wanted, maxErrors) => {
      const distance = spellingDistanceTo(wanted, maxErrors);
      // Twice, because comparisons reuse their rows.
      for (const _ of [1, 2]) expect(distance(item)).toBe(Math.min(plainDistance(item, wanted), maxErrors + 1));
    }),
    { numRuns: 2_000 },
  );
});
