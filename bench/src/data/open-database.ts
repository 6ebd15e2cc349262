import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CalendarDate, firstOfMonth, staffCountry } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { countFigures, findOpenMonth, readStoredFigures } from "../../../apps/server/src/books/index.ts";
import { openPostgres } from "../../../apps/server/src/platform/adapters/postgres.ts";
import { migrate } from "../../../apps/server/src/platform/database/migrate.ts";
import type { Database } from "../../../apps/server/src/platform/database/schema.ts";
import { localDay } from "../../../apps/server/src/platform/rules/local-day.ts";
import { silentLog } from "../../../apps/server/src/testing/server/silent-log.ts";
import { startApp } from "../../../e2e/src/app.ts";
import { startPostgres } from "../../../tools/lib/postgres.ts";
import { print } from "../print.ts";
import { makePolicies } from "./make-policies.ts";
import { multiply, readTables } from "./multiply.ts";

const folder = fileURLToPath(new URL("../../../.cache/scale", import.meta.url));
export type ScaleDatabase = Awaited<ReturnType<typeof openScaleDatabase>>;

/**
 * Starts a PostgreSQL with the given number of policies, or slightly fewer. The next run reuses its folder under .cache and
 * migrates it.
 */
export async function openScaleDatabase(policies: number) {
  const dataDir = join(folder, String(policies));
  const filled = join(folder, `${policies}.filled`);
  // What an aborted run has left.
  if (!existsSync(filled)) await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const postgres = await startPostgres({ dataDir, sharedBuffers: "1GB" });
  const { db, close } = await openPostgres(postgres.url, { log: silentLog });
  await migrate(db);
  // For SSDs (docs/operations.md). The default is meant for spinning disks, and makes the planner read whole tables.
  await sql`ALTER DATABASE postgres SET random_page_cost = 1.1`.execute(db);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  if (!existsSync(filled)) await writeFile(filled, (await fill(client, postgres.url, policies)).toISOString());
  /** The last moment of the data. */
  const now = new Date(await readFile(filled, "utf8"));
  await storeFigures(db, firstOfMonth(localDay(staffCountry, now)));
  await close();
  return {
    url: postgres.url,
    dataDir,
    client,
    now,
    async close() {
      await client.end();
      await postgres.stop();
    },
  };
}

/** Stores the figures of all months before this one, as their closes would. */
export async function storeFigures(db: Kysely<Database>, before: CalendarDate): Promise<void> {
  const clock = { now: () => new Date(`${before}T12:00:00Z`) };
  for (;;) {
    const month = await findOpenMonth(db);
    if (month === null || month >= before) return;
    const figures = await countFigures({ db, clock }, month, await readStoredFigures(db, month));
    await db
      .insertInto("money_month")
      .values(figures.map((item) => ({ ...item, stored_at: clock.now() })))
      .execute();
  }
}

/** The product makes some of the policies, the others are copies of them. Returns the last moment of the data. */
export async function fill(client: pg.Client, url: string, policies: number, originals = 60): Promise<Date> {
  const made = Math.min(originals, policies);
  const app = await startApp({ databaseUrl: url, env: { REQUESTS_PER_MINUTE: "10000000" } });
  const before = await readTables(client);
  print(`The product makes ${made} policies and lets them age.`);
  let now: Date;
  try {
    now = await makePolicies(app, made);
  } finally {
    await app.dispose();
  }
  const copies = Math.floor(policies / made) - 1;
  const report = (done: number) => done % 1_000 === 0 && print(`${(done + 1) * made} policies`);
  await multiply(client, { before, copies, report });
  // The months of the desk are counted again, over all policies; and the clock runs as everywhere.
  await client.query("TRUNCATE money_month, clock_offset");
  return new Date(now.getTime() + 3_600_000);
}
