import { expect, test } from "vitest";
import { makeLimiter } from "./make-limiter.ts";

test("runs at most two pieces of work at once and the rest in order, even after a failure", async () => {
  const limited = makeLimiter(2);
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const work = (name: string) =>
    limited(async () => {
      running++;
      most = Math.max(most, running);
      await Promise.resolve();
      running--;
      order.push(name);
      if (name === "b") throw new Error("failed");
    });
  const ended = await Promise.allSettled(["a", "b", "c", "d", "e"].map(work));
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled", "fulfilled"]);
  expect([most, order]).toEqual([2, ["a", "b", "c", "d", "e"]]);
});
