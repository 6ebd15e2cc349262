import { type Kysely, sql } from "kysely";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/schema.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import type { BulkTask } from "../platform/jobs/task.ts";

function expired(table: "known_network" | "link" | "session"): BulkTask<{ db: Kysely<Database>; clock: Clock }> {
  const rows = dueRows({ from: sql.table(table), at: sql`expires_at` });
  return {
    name: `expired-${table.replace("_", "-")}s`,
    due: rows.first,
    everyMinute: true,
    async run({ db, clock }, limit) {
      const found = db
        .selectFrom(table)
        .select("hash")
        .where(rows.isDue(clock.now()))
        .orderBy("expires_at")
        .limit(limit)
        .forUpdate()
        .skipLocked();
      return (await db.deleteFrom(table).where("hash", "in", found).returning("hash").execute()).length;
    },
  };
}

export const expiredLinks = expired("link");
export const expiredSessions = expired("session");
export const expiredNetworks = expired("known_network");
