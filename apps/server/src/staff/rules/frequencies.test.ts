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
  expect(percentileOf([], 0.5)).toBeNull();
});

test("lies between two values in proportion", () => {
  expect(percentileOf(frequenciesOf([10, 20]), 0.5)).toBe(15);
  expect(percentileOf(frequenciesOf([0, 0, 0, 100]), 0.95)).toBeCloseTo(85);
});

test("equals the percentile of the listed values", () => {
  const values = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const listed = all.toSorted((a, b) => a - b);
      const place = share * (listed.length - 1);
      const [lower = 0, upper = 0] = [listed[Math.floor(place)], listed[Math.ceil(place)]];
      expect(percentileOf(frequenciesOf(all), share)).toBeCloseTo(
        lower + (place - Math.floor(place)) * (upper - lower),
      );
      expect(sumOf(frequenciesOf(all))).toBe(all.length);
    }),
  );
});
