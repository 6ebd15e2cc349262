import { expect, test } from "vitest";
import { Plan } from "./plan.ts";

const steps: [string, string[]][] = [["sign", ["read", "write", "read", "mail"]]];

/** Goes through the step once; what comes is in this order, this time. */
function goThrough(plan: Plan, places: readonly string[]): void {
  const at = plan.next("sign")?.at;
  const hit = typeof at === "number" ? places[at - 1] : places.find((place) => place === at);
  plan.note("sign", hit ?? null);
}

test("point after point until the step ends unharmed", () => {
  const plan = new Plan("killed", null, steps);
  for (let time = 0; time < 5; time++) {
    expect(plan.isDone).toBe(false);
    goThrough(plan, ["read", "write", "read", "mail"]);
  }
  expect(plan.isDone).toBe(true);
  expect(plan.figures()).toEqual({ tried: 4, points: 4, missed: [] });
});

test("a place that the numbers missed, because the order changed, is gone to by its name", () => {
  const plan = new Plan("killed", null, steps);
  for (const order of [["read", "write"], ["write", "read"], ["write", "mail", "read"], ["read"]])
    goThrough(plan, order);
  expect(plan.figures().missed).toEqual(["sign: write", "sign: mail"]);
  expect(plan.isDone).toBe(false);
  expect(plan.next("sign")).toEqual({ at: "write", fate: "killed" });
  plan.note("sign", "write");
  goThrough(plan, ["read", "write"]);
  expect(plan.isDone).toBe(false);
  goThrough(plan, ["read", "mail"]);
  expect(plan.isDone).toBe(true);
  expect(plan.figures().missed).toEqual([]);
});

test("what never comes is given up, and told", () => {
  const plan = new Plan("killed", null, steps);
  for (let time = 0; time < 20 && !plan.isDone; time++) goThrough(plan, ["read", "write"]);
  expect(plan.isDone).toBe(true);
  expect(plan.figures().missed).toEqual(["sign: mail"]);
});

test("a few are spread over the step", () => {
  const plan = new Plan("error after", 2, steps);
  expect([plan.next("sign")?.at, plan.next("sign")?.at, plan.next("sign")]).toEqual([2, 4, null]);
});
