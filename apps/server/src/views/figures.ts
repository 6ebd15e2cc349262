import { type CalendarDate, quotedProgress } from "@kautia/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

interface Count {
  /** The number of the day, from 1. */
  day: number;
  figure: "QUOTE" | "REFUSED" | "MANUAL_REVIEW" | "DUE" | "FAILED";
  count: number;
}

/**
 * Counts by day what the rules decided, and which charges fell due and failed. `starts` has the instant at which each day
 * begins, and `first` is the first of these days.
 */
export async function countByDay(db: Kysely<Database>, first: CalendarDate, starts: readonly Date[]): Promise<Count[]> {
  const [from] = starts;
  const dayOf = (instant: RawBuilder<unknown>) => sql`width_bucket(${instant}, ${starts}::timestamptz[])`;
  const { rows } = await sql<Count>`
    SELECT day, figure, sum(count)::int AS count FROM (
      SELECT ${dayOf(sql`at`)} AS day, outcome AS figure, count(*) FROM decision
      WHERE made_by = 'RULES' AND at >= ${from} GROUP BY day, figure
      UNION ALL SELECT ${dayOf(sql`due_at`)}, 'DUE', count FROM (
        SELECT due_at, count(*) FROM premium WHERE due_at >= ${from} GROUP BY due_at) AS due
      UNION ALL SELECT 1 + due_on - ${first}::date, 'DUE', count(*) FROM instalment
      WHERE due_on BETWEEN ${first} AND ${first}::date + ${starts.length - 1}::int GROUP BY due_on
      UNION ALL SELECT ${dayOf(sql`answered_at`)}, 'FAILED', count(*)
      FROM charge_attempt WHERE status = 'FAILED' AND answered_at >= ${from} GROUP BY 1
    ) AS counted GROUP BY day, figure`.execute(db);
  return rows;
}

/** How many of the applications begun since `from` have reached each stage. A changed answer can reset the progress. */
export async function countStages(db: Kysely<Database>, from: Date) {
  const begun = db.selectFrom("application").where("created_at", ">=", from);
  return begun
    .select(({ fn }) => [
      fn.countAll<number>().as("STARTED"),
      fn.count<number>("last_completed_page").as("ANSWERED"),
      // A subquery with an index of its own: the consents are too long for the index of the other columns.
      begun
        .where("consents", "is not", null)
        .select(({ fn: { countAll } }) => countAll<number>().as("count"))
        .as("CONFIRMED"),
      fn.countAll<number>().filterWhere("last_completed_page", "in", quotedProgress).as("QUOTED"),
      fn.count<number>("payment_period").as("CHOSEN"),
      fn.count<number>("signed_at").as("SIGNED"),
    ])
    .executeTakeFirstOrThrow();
}
