import fc from "fast-check";
import { expect, test } from "vitest";
import { plainDistance } from "#testing/values/plain-distance.ts";
import { makePrefixIndex } from "./prefix-index.ts";

const index = makePrefixIndex([
  ["freiburg im breisgau", 0],
  ["freiberg", 1],
  ["frei", 2],
  ["bonn", 3],
  ["freiberg", 4],
]);

test("the prefix index finds texts with a prefix in alphabetical order", () => {
  expect(index.withPrefix("freib")).toEqual([1, 4, 0]);
  expect(index.withPrefix("")).toEqual([3, 2, 1, 4, 0]);
  expect(index.withPrefix("zoo")).toEqual([]);
});

test("the prefix index finds texts with a misspelt prefix, whatever follows it", () => {
  expect(index.withSimilarPrefix("freibrug", 1)).toEqual([{ belongsTo: 0, errors: 1 }]);
  expect(index.withSimilarPrefix("freibrg", 1).map(({ belongsTo }) => belongsTo)).toEqual([1, 4, 0]);
  expect(index.withSimilarPrefix("bonn", 1)).toEqual([{ belongsTo: 3, errors: 0 }]);
});

const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });

test("the prefix index finds the same as comparing every text", () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), text, fc.integer({ min: 0, max: 3 }), (texts, wanted, maxErrors) => {
      const all = makePrefixIndex(texts.map((item, position) => [item, position]));
      const errorsOf = (item: string) => {
        const beginnings = Array.from({ length: item.length + 1 }, (_, length) => item.slice(0, length));
        return Math.min(...beginnings.map((part) => plainDistance(part, wanted)));
      };
      const judged = texts.map((item, position) => ({ belongsTo: position, errors: errorsOf(item) }));
      const found = all.withSimilarPrefix(wanted, maxErrors);
      expect(found.toSorted((a, b) => a.belongsTo - b.belongsTo)).toEqual(
        judged.filter(({ errors }) => errors <= maxErrors),
      );
      expect(all.withPrefix(wanted).toSorted((a, b) => a - b)).toEqual(
        texts.flatMap((item, position) => (item.startsWith(wanted) ? position : [])),
      );
    }),
    { numRuns: 3_000 },
  );
});
