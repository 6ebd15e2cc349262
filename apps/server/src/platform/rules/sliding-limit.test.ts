import fc from "fast-check";
import { expect, test } from "vitest";
import { secondsUntilAllowed } from "./sliding-limit.ts";

const limit = { most: 3, period: 1_000_000 };
const now = new Date(10_000_000);
const secondsAgo = (...ages: number[]) => ages.map((age) => new Date(now.getTime() - age * 1000));

test.each([
  [[], null],
  [[0, 1], null],
  [[100, 700, 300], 300],
  [[900, 100, 800, 200], 200],
  [[100, 200, 999.5], 1],
  [[100, 200, 1000], null],
])("of three times in 1000 seconds, after %j seconds ago the next is %j seconds away", (ages, wait) => {
  expect(secondsUntilAllowed(secondsAgo(...ages), limit, now)).toBe(wait);
});

test("never allows more than the limit in any period", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 700_000 }), { maxLength: 60 }), (pauses) => {
      const allowed: number[] = [];
      let time = 0;
      for (const pause of pauses) {
        time += pause;
        const recent = allowed.filter((item) => item > time - limit.period).map((item) => new Date(item));
        if (secondsUntilAllowed(recent, limit, new Date(time)) === null) allowed.push(time);
      }
      for (const item of allowed)
        expect(allowed.filter((other) => other >= item && other < item + limit.period).length).toBeLessThanOrEqual(3);
    }),
  );
});
