import { Kysely, PostgresDialect, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "../database/schema.ts";
import { silentLog } from "#testing/server/silent-log.ts";
import type { WorkTools } from "./handle-rows.ts";
import { Scheduler } from "./scheduler.ts";
import type { BulkTask, Queue } from "./task.ts";

const now = new Date("2027-01-15T10:00:00Z");
const due = new Map<string, Date>();
const began: string[] = [];
// The tasks of these tests touch no database.
const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool: async () => Promise.reject(new Error("none")) }),
});
const deps: WorkTools = { db, clock: { now: () => now }, log: silentLog, metrics: { workFailed: () => {} } };
let isMoneyHeld = false;
const clockCheck: { problem: string | null } = { problem: null };

beforeEach(() => {
  vi.useFakeTimers();
  due.clear();
  began.length = 0;
  isMoneyHeld = false;
  clockCheck.problem = null;
});
afterEach(() => vi.useRealTimers());

function task(
  name: string,
  run: () => Promise<number>,
  everyMinute?: BulkTask<WorkTools>["everyMinute"],
): BulkTask<WorkTools> {
  const counted = () => {
    began.push(name);
    return run();
  };
  return { name, due: sql`SELECT now() AS at`, run: counted, ...(everyMinute && { everyMinute }) };
}

/** A task that is due only once. */
const once = (name: string) =>
  task(name, async () => {
    due.delete(name);
    return 1;
  });

const hanging = (name: string) => task(name, () => new Promise(() => {}));

async function start(...tasks: BulkTask<WorkTools>[][]): Promise<Scheduler<WorkTools>> {
  const queues: Queue<WorkTools>[] = tasks.map((each, index) => ({ name: `queue ${index}`, tasks: each }));
  const scheduler = new Scheduler({
    queues,
    deps,
    limit: 20,
    findDue: async () => due,
    clock: { now: () => now },
    clockCheck,
    settableClock: null,
    log: silentLog,
    isMoneyHeld: async () => isMoneyHeld,
  });
  await scheduler.start();
  return scheduler;
}

function makeDue(...names: string[]): void {
  for (const name of names) due.set(name, now);
}

describe("the scheduler", () => {
  test("runs tasks that are due at the start, and no others", async () => {
    makeDue("charges");
    due.set("refunds", new Date(now.getTime() + 1));
    await start([once("charges")], [once("refunds")]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(began).toEqual(["charges"]);
  });

  test("runs the tasks after one that found work, because it may have made them due, but not those before it", async () => {
    makeDue("charges");
    await start([once("premiums"), once("charges"), once("endings")]);
    await vi.advanceTimersByTimeAsync(0);
    expect(began).toEqual(["charges", "endings"]);
  });

  test("starts nothing while this machine's clock is wrong, and catches up once it is right", async () => {
    clockCheck.problem = "this machine's clock is 86400 s ahead of the database's";
    makeDue("charges");
    await start([once("charges")]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(began).toEqual([]);
    clockCheck.problem = null;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(began).toEqual(["charges"]);
  });

  test("runs no further task of a queue once the clock is found to be wrong", async () => {
    makeDue("premiums", "charges");
    const found = task("premiums", async () => {
      clockCheck.problem = "this machine's clock is 40 s behind the database's";
      return 1;
    });
    await start([found, once("charges")]);
    await vi.advanceTimersByTimeAsync(0);
    expect(began).toEqual(["premiums"]);
  });

  test("finds work within a second, and at once when woken", async () => {
    const scheduler = await start([once("charges")]);
    makeDue("charges");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(began).toEqual(["charges"]);
    makeDue("charges");
    scheduler.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(began).toEqual(["charges", "charges"]);
  });

  test("runs the tasks of a queue in order, one run at a time", async () => {
    makeDue("first", "second");
    await start([once("first"), hanging("second")]);
    await vi.advanceTimersByTimeAsync(0);
    makeDue("first");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(began).toEqual(["first", "second"]);
  });

  test("charges on time while the mail server hangs", async () => {
    makeDue("mails");
    await start([once("charges")], [hanging("mails")]);
    makeDue("charges");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(began).toEqual(["mails", "charges"]);
  });

  test("pauses a failing task for five seconds while the others run", async () => {
    makeDue("broken", "charges");
    const broken = task("broken", async () => {
      throw new Error("broken");
    });
    const scheduler = await start([broken, once("charges")]);
    scheduler.wake();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(began).toEqual(["broken", "charges"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(began).toEqual(["broken", "charges", "broken"]);
  });

  test("tries again after a second if another process holds the work", async () => {
    makeDue("charges");
    await start([task("charges", async () => 0)]);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(began).toEqual(["charges", "charges", "charges"]);
  });

  test("repeats an every-minute task until it finds nothing, then runs it a minute later", async () => {
    const found = [20, 3, 0, 0];
    await start([task("deletions", async () => found.shift() ?? 0, true)]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(began).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(began).toHaveLength(4);
  });

  test("runs a task of at most every minute once, however much it handled", async () => {
    await start([task("sums", async () => 20, "at most")]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(began).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(began).toHaveLength(2);
  });

  test("holds all queues while the clock is moved", async () => {
    let finish = (_handled: number) => {};
    const slow = task("slow", () => new Promise((resolve) => (finish = resolve)));
    makeDue("slow");
    const scheduler = await start([slow]);
    await vi.advanceTimersByTimeAsync(0);
    due.clear();
    const log: string[] = [];
    const held = scheduler.hold(async () => {
      log.push("held");
      makeDue("slow");
      await vi.advanceTimersByTimeAsync(5_000);
      return began.length;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual([]);
    finish(1);
    expect(await held).toBe(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(began).toEqual(["slow", "slow"]);
  });

  test("holds the tasks that move money, and no others, and runs them within seconds of the release", async () => {
    const money: BulkTask<WorkTools> = { ...once("charges"), movesMoney: true };
    isMoneyHeld = true;
    makeDue("charges", "reminders");
    await start([money, once("reminders")]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(began).toEqual(["reminders"]);
    isMoneyHeld = false;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(began).toContain("charges");
  });

  test("continues after a database outage", async () => {
    const scheduler = await start([once("charges")]);
    makeDue("charges");
    const get = vi.spyOn(due, "get").mockImplementationOnce(() => {
      throw new Error("the database is down");
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(began).toEqual([]);
    get.mockRestore();
    await vi.advanceTimersByTimeAsync(7_000);
    expect(began).toEqual(["charges"]);
    await scheduler.stop();
  });
});
