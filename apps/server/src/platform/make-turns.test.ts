import { expect, test } from "vitest";
import { makeTurns } from "./make-turns.ts";

test("runs two at once and the others in order, also after one that fails", async () => {
  const inTurn = makeTurns(2);
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const work = (name: string) =>
    inTurn(async () => {
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
