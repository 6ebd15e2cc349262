import fc from "fast-check";
import { expect, test } from "vitest";
import { type Frequency, percentileOf, sumOf } from "./frequencies.ts";

function frequenciesOf(values: readonly number[]): Frequency[] {
  const groups = Map.groupBy(
    values.toSorted((a, b) => a - b),
    (value) => value,
  );
  return Array.from(groups, ([value, same]) => ({ value, count: same.length }));
}

test("there is no percentile without values", () => {
  expect(percentileOf([], 50)).toBeNull();
});

test("is a value that occurs", () => {
  expect(percentileOf(frequenciesOf([10, 20]), 50)).toBe(10);
  expect(percentileOf(frequenciesOf([0, 0, 0, 100]), 95)).toBe(100);
});

test("is the smallest value that so many of 100 do not exceed", () => {
  const values = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 100 }), (all, percent) => {
      const value = percentileOf(frequenciesOf(all), percent) ?? Number.NaN;
      const percentUpTo = (limit: number) => (all.filter((one) => one <= limit).length * 100) / all.length;
      expect(percentUpTo(value)).toBeGreaterThanOrEqual(percent);
      expect(percentUpTo(value - 1)).toBeLessThan(percent);
      expect(sumOf(frequenciesOf(all))).toBe(all.length);
    }),
  );
});
