import { sql } from "kysely";
import type { WorkTools } from "./handle-rows.ts";
import { noteRun, type RegularRun } from "./last-runs.ts";
import type { BulkTask, Task } from "./task.ts";
import { earlier, hour } from "../rules/durations.ts";

/** In ms. How long rows may be due before they count as left behind. */
const mayWait = hour;

/** Notes once a minute that these tasks have left nothing behind. Rows that fail, or that nobody handles, prevent it. */
export function noteWhenNothingIsLeft<Deps extends WorkTools>(
  run: RegularRun,
  tasks: readonly Task<Deps>[],
): BulkTask<Deps> {
  const each = tasks.map(({ due }) => sql`SELECT at FROM (${due}) AS due`);
  return {
    name: `${run}-run`,
    // Never due, so that moving the clock does not stop here every minute.
    due: sql`SELECT NULL::timestamptz AS at WHERE false`,
    everyMinute: "at most",
    async run({ db, clock }) {
      const latest = earlier(clock.now(), mayWait);
      const { rows } = await sql<{ isLeft: boolean }>`
        SELECT EXISTS (SELECT FROM (${sql.join(each, sql` UNION ALL `)}) AS due WHERE at <= ${latest}) AS "isLeft"
        `.execute(db);
      if (rows[0]?.isLeft === false) await noteRun(db, run);
      return 0;
    },
  };
}
