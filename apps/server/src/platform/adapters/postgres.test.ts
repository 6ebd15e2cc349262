import { sql } from "kysely";
import { expect, test } from "vitest";
import { createPostgresDatabase, testEngine } from "../../testing/make-test-database.ts";
import { silentLog } from "../../testing/silent-log.ts";
import { openPostgres } from "./postgres.ts";

test.runIf(testEngine() === "postgres")(
  "a connection that breaks in the middle of something fails that alone: the process lives, and the next one works",
  async () => {
    const place = await createPostgresDatabase();
    const { db, close, isReady } = await openPostgres(place.url, { log: silentLog });
    const cutOff = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(transaction);
      await sql`SELECT pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(db);
      await sql`SELECT 1`.execute(transaction);
    });
    // In which words depends on who tells of the end first: the database, the line, or the driver when asked again.
    await expect(cutOff).rejects.toThrow(/terminat|ECONNRESET|not queryable/);
    expect(await isReady()).toBe(true);
    await close();
    await place.drop();
  },
);
