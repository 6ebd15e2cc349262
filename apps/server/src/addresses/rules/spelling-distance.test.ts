import fc from "fast-check";
import { expect, test } from "vitest";
import { plainDistance } from "../../testing/plain-distance.ts";
import { spellingDistanceTo } from "./spelling-distance.ts";

test.each([
  ["torstrasse", "torstrasse", 0],
  ["torsrtasse", "torstrasse", 1],
  ["torstrase", "torstrasse", 1],
  ["ttorstrase", "torstrasse", 2],
  ["torgasse", "torstrasse", 3],
  ["bach", "torstrasse", 3],
  ["", "ab", 2],
])("%s is %s but for %i", (text, wanted, errors) => {
  expect(spellingDistanceTo(wanted, 2)(text)).toBe(errors);
});

const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });

test("of any two texts, it is what the whole table says", () => {
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 3 }), (one, wanted, most) => {
      const distance = spellingDistanceTo(wanted, most);
      // Twice: nothing of the first comparison may be left.
      for (const _ of [1, 2]) expect(distance(one)).toBe(Math.min(plainDistance(one, wanted), most + 1));
    }),
    { numRuns: 2_000 },
  );
});
