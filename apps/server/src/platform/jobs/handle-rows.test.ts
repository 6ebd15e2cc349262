import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { DatabaseUnavailableError } from "../database/unavailable.ts";
import { handleRows, type WorkTools } from "./handle-rows.ts";
import type { RowTask } from "./task.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

let server: TestServer;
let waiting: string[];
let bad: string[];
let batches: string[][];
let logged: { key?: string; message: string }[];
/** The rows on which the database gives up. */
let slow: string[];

beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [waiting, bad, batches, logged, slow] = [[], [], [], [], []];
  await server.deps.db.deleteFrom("failed_work").execute();
});

const task: RowTask<WorkTools> = {
  name: "letters",
  get due() {
    return sql`SELECT key, timestamptz '2027-01-01' + nth * interval '1 ms' AS at
      FROM unnest(${waiting}::text[]) WITH ORDINALITY AS waiting (key, nth)`;
  },
  async handle(_deps, keys) {
    batches.push([...keys]);
    if (keys.some((key) => bad.includes(key))) throw new Error("a bad row");
    if (keys.some((key) => slow.includes(key))) throw new DatabaseError("canceling statement due to statement timeout");
    waiting = waiting.filter((key) => !keys.includes(key));
    return keys.length;
  },
};

async function run(limit = 20) {
  const { db, clock, log } = server.deps;
  const error = (fields: object, message: string) => void logged.push({ ...fields, message });
  return handleRows(task, { db, clock, log: { ...log, error }, metrics: { workFailed: () => {} } }, limit);
}

/** An error with the code of a statement that took too long. */
class DatabaseError extends Error {
  code = "57014";
}

const letters = (count: number) => Array.from({ length: count }, (_, index) => `letter-${index}`);
const readFailed = () => server.deps.db.selectFrom("failed_work").select(["key", "tries", "retry_at"]).execute();

test("one bad row of twenty fails alone, and the others are handled in the same run", async () => {
  waiting = letters(20);
  bad = ["letter-13"];
  expect(await run()).toEqual({ handled: 19, failures: [new Error("a bad row")] });
  expect(waiting).toEqual(["letter-13"]);
  expect(batches.length).toBeLessThan(12);
  expect(logged).toMatchObject([{ task: "letters", key: "letter-13", tries: 1, message: "work failed; will retry" }]);
});

test("a bad row waits longer after each failure and is set aside after the fifth", async () => {
  waiting = ["good", "bad"];
  bad = ["bad"];
  await run();
  for (const pause of [5 * second, minute, 10 * minute, hour]) {
    server.clock.advance(pause - 1);
    batches = [];
    await run();
    expect(batches).toEqual([]);
    server.clock.advance(1);
    await run();
    expect(batches).toEqual([["bad"]]);
  }
  expect(await readFailed()).toEqual([{ key: "bad", tries: 5, retry_at: null }]);
  expect(logged.map(({ message }) => message).at(-1)).toBe("work was set aside");
  server.clock.advance(365 * 24 * hour);
  batches = [];
  await run();
  expect(batches).toEqual([]);
});

test("a row that is handled at last leaves no failure behind", async () => {
  waiting = ["repaired"];
  bad = ["repaired"];
  await run();
  bad = [];
  server.clock.advance(5 * second);
  expect(await run()).toEqual({ handled: 1, failures: [] });
  expect(await readFailed()).toEqual([]);
});

test("bad rows at the front do not hold up a full batch behind them", async () => {
  waiting = letters(30);
  bad = letters(10);
  await run(10);
  expect(await run(10)).toEqual({ handled: 10, failures: [] });
  expect(await run(10)).toEqual({ handled: 10, failures: [] });
});

test("no row is to blame when the database cannot be reached", async () => {
  waiting = letters(3);
  const down: RowTask<WorkTools> = {
    name: "letters",
    due: task.due,
    handle: async () => {
      throw new DatabaseUnavailableError("connection refused");
    },
  };
  const { db, clock, log } = server.deps;
  const tools = { db, clock, log, metrics: { workFailed: () => {} } };
  await expect(handleRows(down, tools, 20)).rejects.toThrow("connection refused");
  expect(await readFailed()).toEqual([]);
});

test("a row on which the database gives up waits alone, and the others are handled in the same run", async () => {
  waiting = letters(20);
  slow = ["letter-0", "letter-13"];
  const giveUp = new DatabaseError("canceling statement due to statement timeout");
  expect(await run()).toEqual({ handled: 18, failures: [giveUp, giveUp] });
  expect(waiting).toEqual(["letter-0", "letter-13"]);
});

test("the only row that is due, and on which the database gives up, is set aside after the fifth try", async () => {
  waiting = ["letter"];
  slow = ["letter"];
  await run();
  for (const pause of [5 * second, minute, 10 * minute, hour]) {
    server.clock.advance(pause);
    await run();
  }
  expect(await readFailed()).toEqual([{ key: "letter", tries: 5, retry_at: null }]);
});

test("no row is set aside while the database gives up on all of them, and few are tried at once", async () => {
  waiting = letters(20);
  slow = letters(20);
  for (let round = 0; round < 30; round++) {
    batches = [];
    await expect(run()).rejects.toThrow("statement timeout");
    expect(batches.length).toBeLessThan(8);
    server.clock.advance(10 * second);
  }
  expect((await readFailed()).filter(({ retry_at: retryAt }) => retryAt === null)).toEqual([]);
  slow = [];
  server.clock.advance(minute);
  expect(await run()).toEqual({ handled: 20, failures: [] });
});
