import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

/** What has to happen regularly. `ops/backup.sh` notes the backups. */
export type RegularRun = "backup" | "reconcile" | "retention";

export interface LastRun {
  name: string;
  /** How long ago it was, or the installation if there was none. */
  seconds: number;
  problems: number;
}

/** By the database's clock, which all processes share and tests do not move. */
export async function noteRun(db: Kysely<Database>, name: RegularRun, problems = 0): Promise<void> {
  const run = { at: sql<Date>`clock_timestamp()`, problems };
  await db
    .insertInto("last_run")
    .values({ name, ...run })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(run))
    .execute();
}

export async function readLastRuns(db: Kysely<Database>): Promise<LastRun[]> {
  const age = sql<number>`extract(epoch FROM clock_timestamp() - at)::float8`;
  return db
    .selectFrom("last_run")
    .select(["name", age.as("seconds"), "problems"])
    .execute();
}
