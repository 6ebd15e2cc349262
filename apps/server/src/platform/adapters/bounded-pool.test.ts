import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPostgresDatabase, runOnce, type TestDatabase } from "../../../../../tools/lib/test-databases.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { silentLog } from "#testing/server/silent-log.ts";
import { DatabaseQueueFullError, isDatabaseUnavailable } from "../database/unavailable.ts";
import { openPostgres } from "./postgres.ts";

describe.runIf(testEngine() === "postgres")("the pool", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createPostgresDatabase();
  });
  afterEach(() => database.drop());

  const sleep = { text: "SELECT pg_sleep(0.2)" };
  const failuresOf = async (runs: Promise<unknown>[]) =>
    (await Promise.allSettled(runs)).flatMap((run) => (run.status === "rejected" ? [run.reason as unknown] : []));

  test("refuses callers at once when its queue is full", async () => {
    const settings = { log: silentLog, connections: 2, longestQueue: 3 };
    const { sql, close, poolUsage } = await openPostgres(database.url, settings);
    await Promise.all([sql.query(sleep), sql.query(sleep)]);
    const failures = await failuresOf(Array.from({ length: 10 }, () => sql.query(sleep)));
    expect(failures).toHaveLength(5);
    expect(failures.every((failure) => failure instanceof DatabaseQueueFullError)).toBe(true);
    expect(poolUsage()).toEqual({ open: 2, idle: 2, waiting: 0, refused: 5 });
    await close();
  });

  test("works with fewer connections than it wants", async () => {
    await runOnce(database.url, `ALTER DATABASE ${database.name} CONNECTION LIMIT 3`);
    // Superusers are exempt from the connection limit.
    await runOnce(database.url, `CREATE ROLE ${database.name} LOGIN PASSWORD 'x' IN ROLE pg_read_all_data`);
    const url = new URL(database.url);
    [url.username, url.password] = [database.name, "x"];
    const { sql, close } = await openPostgres(url.href, { log: silentLog, connections: 20 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => sql.query({ text: "SELECT 1 AS one" })));
    expect(answers).toHaveLength(20);
    await close();
    await runOnce(database.url, `DROP ROLE ${database.name}`);
  });

  test("ends statements, lock waits and idle transactions that exceed their time limit", async () => {
    const limits = { statementSeconds: 1, lockSeconds: 1, idleTransactionSeconds: 1 };
    const { sql, close } = await openPostgres(database.url, { log: silentLog, connections: 2, limits });
    const [failure] = await failuresOf([sql.query({ text: "SELECT pg_sleep(5)" })]);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    const text =
      "SELECT name, setting FROM pg_settings WHERE name IN ('lock_timeout', 'idle_in_transaction_session_timeout')";
    expect((await sql.query<{ setting: string }>({ text })).map(({ setting }) => setting)).toEqual(["1000", "1000"]);
    await close();
  });

  test("stays ready for three seconds without the database, then is not ready until the database is back", async () => {
    const { findProblem, close } = await openPostgres(database.url, { log: silentLog, connections: 2 });
    expect(await findProblem()).toBeNull();
    const admin = new URL(database.url);
    admin.pathname = "/postgres";
    const allow = (allowed: boolean) =>
      runOnce(admin.href, `ALTER DATABASE ${database.name} ALLOW_CONNECTIONS ${allowed}`);
    await allow(false);
    await runOnce(
      admin.href,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database.name}'`,
    );
    expect(await findProblem()).toBeNull();
    const later = performance.now() + 3_500;
    const now = vi.spyOn(performance, "now").mockReturnValue(later);
    expect(await findProblem()).toBe("the database does not answer");
    now.mockRestore();
    await allow(true);
    await expect.poll(findProblem).toBeNull();
    await close();
  });
});
