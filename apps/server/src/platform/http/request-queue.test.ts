import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestQueue } from "./request-queue.ts";

let queue: RequestQueue;
let ends: string[];
beforeEach(() => {
  vi.useFakeTimers();
  queue = new RequestQueue(3);
  ends = [];
});
afterEach(() => vi.useRealTimers());

function enter(name: string): void {
  void queue.wait().then((mayGoOn) => ends.push(`${name} ${mayGoOn ? "goes on" : "is refused"}`));
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("requests go on in the order in which they came, one for each slot that is free", async () => {
  for (const name of ["first", "second", "third"]) enter(name);
  expect(queue.isFull()).toBe(true);
  let free = 2;
  queue.moveUp(() => free-- > 0);
  await pass(0);
  expect(ends).toEqual(["first goes on", "second goes on"]);
  expect(queue.isFull()).toBe(false);
});

test("waits for two seconds in a burst, and only shortly under a lasting overload until requests find slots again", async () => {
  const isRefusedAfter = async (ms: number) => {
    enter("next");
    const before = ends.length;
    await pass(ms - 1);
    expect(ends).toHaveLength(before);
    await pass(1);
    expect(ends).toHaveLength(before + 1);
  };
  await isRefusedAfter(2_000);
  await isRefusedAfter(1_000);
  for (let again = 0; again < 10; again++) {
    enter("next");
    await pass(1_000);
  }
  await isRefusedAfter(20);
  for (let again = 0; again < 12; again++) queue.noteFree();
  await isRefusedAfter(2_000);
});

test("also shortens the wait when everybody gets a slot but had to wait long for it", async () => {
  enter("always there");
  for (let again = 0; again < 18; again++) {
    enter("next");
    await pass(150);
    let free = 1;
    queue.moveUp(() => free-- > 0);
  }
  enter("last");
  await pass(150);
  expect(ends.slice(-2)).toEqual(["next is refused", "last is refused"]);
});
