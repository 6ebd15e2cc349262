import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Sessions of this database that wait for a lock. A role sees only its own sessions, unless it may see all. */
export async function countLockWaits(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ waits: number }>`SELECT count(*)::int AS waits FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waits ?? 0;
}
