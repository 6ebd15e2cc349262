import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
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

beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [waiting, bad, batches, logged] = [[], [], [], []];
  await server.deps.db.deleteFrom("failed_work").execute();
});

const task: RowTask<WorkTools> = {
  name: "letters",
  get due() {
    return sql`SELECT key, timestamptz '2027-01-01' AS at FROM unnest(${waiting}::text[]) AS waiting (key)`;
  },
  async handle(_deps, keys) {
    batches.push([...keys]);
    if (keys.some((key) => bad.includes(key))) throw new Error("a bad row");
    waiting = waiting.filter((key) => !keys.includes(key));
    return keys.length;
  },
};

async function run(limit = 20) {
  const { db, clock, log } = server.deps;
  const error = (fields: object, message: string) => void logged.push({ ...fields, message });
  return handleRows(task, { db, clock, log: { ...log, error }, metrics: { workFailed: () => {} } }, limit);
}

const letters = (count: number) => Array.from({ length: count }, (_, at) => `letter-${at}`);
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
