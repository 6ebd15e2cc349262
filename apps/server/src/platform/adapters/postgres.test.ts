import { sql } from "kysely";
import { expect, test } from "vitest";
import { createPostgresDatabase, testEngine } from "../../testing/make-test-database.ts";
import { silentLog } from "../../testing/silent-log.ts";
import { openPostgres } from "./postgres.ts";

test.runIf(testEngine() === "postgres")("survives a connection that breaks during a transaction", async () => {
  const database = await createPostgresDatabase();
  const { db, close, isReady } = await openPostgres(database.url, { log: silentLog });
  const broken = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(transaction);
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(db);
    await sql`SELECT 1`.execute(transaction);
  });
  await expect(broken).rejects.toThrow(/terminat|ECONNRESET|not queryable/);
  expect(await isReady()).toBe(true);
  await close();
  await database.drop();
});
