import { expect, test } from "vitest";
import { FaultPlan } from "./plan.ts";

const steps: [string, string[]][] = [["sign", ["read", "write", "read", "mail"]]];

function runStep(plan: FaultPlan, calls: readonly string[]): void {
  const at = plan.next("sign")?.at;
  const hit = typeof at === "number" ? calls[at - 1] : calls.find((call) => call === at);
  plan.record("sign", hit ?? null);
}

test("plans a fault for each call in turn until the step ends without a fault", () => {
  const plan = new FaultPlan("killed", null, steps);
  for (let run = 0; run < 5; run++) {
    expect(plan.isDone).toBe(false);
    runStep(plan, ["read", "write", "read", "mail"]);
  }
  expect(plan.isDone).toBe(true);
  expect(plan.figures()).toEqual({ injected: 4, calls: 4, missed: [] });
});

test("addresses a call by its name if the numbers missed it because the order changed", () => {
  const plan = new FaultPlan("killed", null, steps);
  for (const order of [["read", "write"], ["write", "read"], ["write", "mail", "read"], ["read"]]) runStep(plan, order);
  expect(plan.figures().missed).toEqual(["sign: write", "sign: mail"]);
  expect(plan.isDone).toBe(false);
  expect(plan.next("sign")).toEqual({ at: "write", kind: "killed" });
  plan.record("sign", "write");
  runStep(plan, ["read", "write"]);
  expect(plan.isDone).toBe(false);
  runStep(plan, ["read", "mail"]);
  expect(plan.isDone).toBe(true);
  expect(plan.figures().missed).toEqual([]);
});

test("gives up on a call that no longer occurs, and reports it as missed", () => {
  const plan = new FaultPlan("killed", null, steps);
  for (let run = 0; run < 20 && !plan.isDone; run++) runStep(plan, ["read", "write"]);
  expect(plan.isDone).toBe(true);
  expect(plan.figures().missed).toEqual(["sign: mail"]);
});

test("spreads a limited number of faults over the step", () => {
  const plan = new FaultPlan("error after", 2, steps);
  expect([plan.next("sign")?.at, plan.next("sign")?.at, plan.next("sign")]).toEqual([2, 4, null]);
});
