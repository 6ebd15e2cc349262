import fc from "fast-check";
import { expect, test } from "vitest";
import { waitForAnotherHome } from "./home-limit.ts";

const limit = { most: 3, period: 1000 };
const now = new Date(10_000);
const at = (...ages: number[]) => ages.map((age) => new Date(10_000 - age));

test.each([
  [[], 0],
  [[0, 1], 0],
  [[100, 700, 300], 300],
  [[900, 100, 800, 200], 200],
])("after homes that were asked about %j ms ago, another one waits %i ms", (ages, wait) => {
  expect(waitForAnotherHome(at(...ages), limit, now)).toBe(wait);
});

test("allows no more homes than the limit in any period, whenever they are asked about", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 60 }), (pauses) => {
      const asked: number[] = [];
      let time = 0;
      for (const pause of pauses) {
        time += pause;
        const recent = asked.filter((one) => one > time - limit.period).map((one) => new Date(one));
        if (waitForAnotherHome(recent, limit, new Date(time)) === 0) asked.push(time);
      }
      for (const one of asked)
        expect(asked.filter((other) => other >= one && other < one + limit.period).length).toBeLessThanOrEqual(3);
    }),
  );
});
