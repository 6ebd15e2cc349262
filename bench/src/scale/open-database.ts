import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import pg from "pg";
import { storeNextMonth } from "../../../apps/server/src/desk/money/store-months.ts";
import { openPostgres } from "../../../apps/server/src/platform/adapters/postgres.ts";
import { migrate } from "../../../apps/server/src/platform/database/migrate.ts";
import { silentLog } from "../../../apps/server/src/testing/silent-log.ts";
import { startPostgres } from "../../../tools/lib/postgres.ts";
import { generate } from "./generate.ts";
import { now } from "./life.ts";

const folder = fileURLToPath(new URL("../../../.cache/scale", import.meta.url));

/** Starts a PostgreSQL with the given number of policies. The next run reuses its folder under .cache and migrates it. */
export async function openScaleDatabase(policies: number, print: (line: string) => void) {
  const dataDir = join(folder, String(policies));
  const isFilled = join(folder, `${policies}.filled`);
  await mkdir(dataDir, { recursive: true });
  const postgres = await startPostgres({ dataDir, sharedBuffers: "1GB" });
  const { db, close } = await openPostgres(postgres.url, { log: silentLog });
  await migrate(db);
  // For SSDs (docs/operations.md). The default is meant for spinning disks, and makes the planner read whole tables.
  await sql`ALTER DATABASE postgres SET random_page_cost = 1.1`.execute(db);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  if (!existsSync(isFilled)) {
    const began = performance.now();
    await generate(postgres.url, policies, (done) => {
      if (done % 50_000 === 0) print(`${done} policies after ${Math.round((performance.now() - began) / 1_000)} s`);
    });
    await writeFile(isFilled, "");
  }
  const beganToStore = performance.now();
  while ((await storeNextMonth({ db, clock: { now: () => now } })) > 0);
  const stored = (performance.now() - beganToStore) / 1_000;
  if (stored > 1) print(`The desk's months were stored in ${stored.toFixed(1)} s.`);
  await close();
  return {
    url: postgres.url,
    dataDir,
    client,
    async close() {
      await client.end();
      await postgres.stop();
    },
  };
}
