import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClockCheck } from "./clock-check.ts";

const now = new Date("2027-01-15T10:00:00Z");
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now }));
afterEach(() => vi.useRealTimers());

/** A check after one query that took `took` ms and returned a time `ahead` ms after our clock at its start. */
async function after({ took = 0, ahead }: { took?: number; ahead: number }): Promise<ClockCheck> {
  vi.setSystemTime(now);
  const check = new ClockCheck();
  const ask = async () => {
    vi.setSystemTime(Date.now() + took);
    return new Date(now.getTime() + ahead);
  };
  await check.compare(ask, (answer) => answer);
  return check;
}

test.each([
  { ahead: 30_000, problem: null },
  { ahead: -30_000, problem: null },
  { ahead: 31_000, problem: "this machine's clock is 31 s behind the database's" },
  { ahead: -86_400_000, problem: "this machine's clock is 86400 s ahead of the database's" },
])("a database $ahead ms ahead: $problem", async ({ ahead, problem }) => {
  expect((await after({ ahead })).problem).toBe(problem);
});

test("a slow query is no difference", async () => {
  for (const ahead of [0, 60_000, 120_000]) expect((await after({ took: 120_000, ahead })).difference).toBe(0);
  expect((await after({ took: 120_000, ahead: 160_000 })).difference).toBe(-40_000);
});

test("a clock that was set right is right at the next query", async () => {
  const check = await after({ ahead: 60_000 });
  expect(check.problem).not.toBeNull();
  await check.compare(
    async () => now,
    (answer) => answer,
  );
  expect(check.problem).toBeNull();
});
