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

test("a clock that jumps changes the time only if the database's clock agrees", async () => {
  const check = new ClockCheck();
  const day = 86_400_000;
  const compareWith = (time: Date) =>
    check.compare(
      async () => time,
      (answer) => answer,
    );
  const minutesSince = () => Math.floor((check.now().getTime() - now.getTime()) / 60_000);
  vi.setSystemTime(now.getTime() + 40 * day);
  expect(minutesSince()).toBe(0);
  await compareWith(now);
  expect(check.problem).not.toBeNull();
  expect(minutesSince()).toBe(0);
  vi.setSystemTime(now.getTime() + day);
  await compareWith(new Date(now.getTime() + day));
  expect(minutesSince()).toBe(24 * 60);
});

test("a jump of more than a day of both clocks counts only after a restart", async () => {
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  const check = new ClockCheck();
  const moveBoth = async (time: Date, { database = time } = {}) => {
    vi.setSystemTime(time);
    await check.compare(
      async () => database,
      (answer) => answer,
    );
    return { problem: check.problem, hours: Math.floor((check.now().getTime() - now.getTime()) / 3_600_000) };
  };
  const problem = "this machine's clock and the database's have jumped";
  // The start's clock may be wrong; a right one takes its place.
  expect(await moveBoth(hours(-9_000), { database: now })).toMatchObject({
    problem: expect.stringContaining("behind"),
  });
  expect(await moveBoth(now)).toEqual({ problem: null, hours: 0 });
  expect(await moveBoth(hours(9_000))).toEqual({
    problem: `${problem} 32400000 s ahead; restart if they are right`,
    hours: 0,
  });
  expect(check.difference).toBe(9_000 * 3_600_000);
  expect(await moveBoth(hours(9_001), { database: now })).toMatchObject({ hours: 0 });
  expect(await moveBoth(hours(-9_000))).toMatchObject({ problem: expect.stringContaining(" back; restart"), hours: 0 });
  expect(await moveBoth(hours(20))).toEqual({ problem: null, hours: 20 });
});

test("a correction by seconds never makes the time step back, and a clock that was far ahead is set right", async () => {
  vi.setSystemTime(now.getTime() + 40_000);
  const check = new ClockCheck();
  const ahead = check.now();
  vi.setSystemTime(now.getTime() + 20_000);
  await check.compare(
    async () => new Date(Date.now()),
    (answer) => answer,
  );
  expect(check.now()).toEqual(ahead);
  vi.setSystemTime(now);
  await check.compare(
    async () => now,
    (answer) => answer,
  );
  expect(check.now().getTime() - now.getTime()).toBeLessThan(5_000);
});
