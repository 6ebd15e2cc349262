import fc from "fast-check";
import { expect, test } from "vitest";
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
  expect(spellingDistanceTo(wanted, 2).ofWhole(text)).toBe(errors);
});

test("of a beginning, what follows does not count", () => {
  const { ofBeginning, ofWhole } = spellingDistanceTo("freibrg", 2);
  expect([ofBeginning("freiburg im breisgau"), ofWhole("freiburg im breisgau")]).toEqual([1, 3]);
});

/** The whole table, cell by cell. */
function plainDistance(one: string, other: string): number {
  const table = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    table.push(row);
    for (let j = 1; j <= other.length; j++) {
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? at(i - 2, j - 2) + 1 : 99;
      const changed = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(changed, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(one.length, other.length);
}

const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });

test("of any two texts, it is what the whole table says", () => {
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 3 }), (one, wanted, most) => {
      const { ofWhole, ofBeginning } = spellingDistanceTo(wanted, most);
      // Twice: nothing of the first comparison may be left.
      for (const _ of [1, 2]) {
        expect(ofWhole(one)).toBe(Math.min(plainDistance(one, wanted), most + 1));
        const beginnings = Array.from({ length: one.length + 1 }, (__, length) => one.slice(0, length));
        const least = Math.min(...beginnings.map((part) => plainDistance(part, wanted)));
        expect(ofBeginning(one)).toBe(Math.min(least, most + 1));
      }
    }),
    { numRuns: 2_000 },
  );
});
