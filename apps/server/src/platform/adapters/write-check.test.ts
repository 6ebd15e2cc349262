import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPostgresDatabase, runOnce, type TestDatabase } from "../../../../../tools/lib/test-databases.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { refuseRows } from "#testing/database/refuse-rows.ts";
import { silentLog } from "#testing/server/silent-log.ts";
import { openPostgres } from "./postgres.ts";

describe.runIf(testEngine() === "postgres")("a database that lacks something", () => {
  let database: TestDatabase;
  let opened: Awaited<ReturnType<typeof openPostgres>>;
  beforeEach(async () => {
    database = await createPostgresDatabase();
    opened = await openPostgres(database.url, { log: silentLog, connections: 2 });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await opened.close();
    await database.drop();
  });

  const refuse = (table: string, code: string) => refuseRows(database.url, table, code);
  /** To be polled, because on a busy machine the first answer may come before the database's. */
  const findProblem = () => opened.findProblem();
  const waitTenSeconds = () => vi.spyOn(performance, "now").mockReturnValue(performance.now() + 10_001);

  test("is not ready while nobody can write, although it still answers, and is ready again within ten seconds", async () => {
    const accept = await refuse("write_probe", "53100");
    const problem = "the database cannot write: No space left on device (53100)";
    await expect.poll(findProblem).toBe(problem);
    expect(await opened.sql.query({ text: "SELECT 1 AS one" })).toEqual([{ one: 1 }]);
    await accept();
    await expect.poll(findProblem).toBe(problem);
    waitTenSeconds();
    await expect.poll(findProblem).toBeNull();
  });

  test("is not ready while it is read-only", async () => {
    await runOnce(database.url, `ALTER DATABASE ${database.name} SET default_transaction_read_only = on`);
    await expect.poll(findProblem).toMatch(/^the database cannot write: .* read-only transaction \(25006\)$/);
  });

  test.each(["53100", "53200", "53400", "58030"])(
    "is not ready for ten seconds after a statement failed with %s, even if the attempt to write succeeds",
    async (code) => {
      await expect.poll(findProblem).toBeNull();
      await refuse("clock_offset", code);
      const insert = { text: "INSERT INTO clock_offset (only_row, offset_ms) VALUES (true, 0)" };
      await expect(opened.sql.query(insert)).rejects.toThrow("No space left");
      await expect.poll(findProblem).toBe(`the database cannot write: No space left on device (${code})`);
      waitTenSeconds();
      await expect.poll(findProblem).toBeNull();
      await expect(
        opened.db.insertInto("clock_offset").values({ only_row: true, offset_ms: 0 }).execute(),
      ).rejects.toThrow("No space left");
      await expect.poll(findProblem).toContain(code);
    },
  );

  test("is tried with a write that makes a table grow, because updates of existing pages succeed on a full disk", async () => {
    const readSize = async () =>
      (await opened.sql.query({ text: "SELECT pg_relation_size('write_probe')::integer AS size" }))[0];
    const size = 8_192;
    await expect.poll(findProblem).toBeNull();
    expect(await readSize()).toEqual({ size });
    await expect.poll(findProblem).toBeNull();
    expect(await readSize()).toEqual({ size });
    waitTenSeconds();
    await expect.poll(findProblem).toBeNull();
    expect(await readSize()).toEqual({ size: 2 * size });
    expect(await opened.sql.query({ text: "SELECT FROM write_probe" })).toEqual([]);
  });
});
