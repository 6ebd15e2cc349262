import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/schema.ts";
import type { Queue, Task } from "./task.ts";

/** Counting stops here, so that monitoring stays cheap when much work is waiting. */
const mostRows = 10_000;

export interface WorkState {
  queue: string;
  task: string;
  dueRows: number;
  /** The age of the oldest due row; 0 if there is none. */
  dueSeconds: number;
  /** Null if the task does not count them. */
  retriedRows: number | null;
  retriedSeconds: number;
}

type Measured = Pick<Task<never>, "name" | "due" | "everyMinute" | "retried">;

/** For each task that is checked every second: how much is due, and how much was tried but is not finished. */
export async function measureWork(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  queues: readonly (Pick<Queue<never>, "name"> & { tasks: readonly Measured[] })[],
): Promise<WorkState[]> {
  const now = clock.now();
  const count = (rows: RawBuilder<unknown>) => sql`(SELECT count(*)::int FROM (SELECT FROM (${rows}) AS waiting
    WHERE at <= ${now} LIMIT ${sql.lit(mostRows)}) AS counted)`;
  const age = (rows: RawBuilder<unknown>) => sql`
    greatest(extract(epoch FROM ${now}::timestamptz - (SELECT min(at) FROM (${rows}) AS waiting)), 0)::float8`;
  const each = queues.flatMap((queue) =>
    queue.tasks
      .filter(({ everyMinute }) => !everyMinute)
      .map(
        ({ name, due, retried }) => sql`SELECT ${sql.lit(queue.name)} AS queue, ${sql.lit(name)} AS task,
          ${count(due)} AS "dueRows", ${age(due)} AS "dueSeconds",
          ${retried ? count(retried) : sql`NULL::int`} AS "retriedRows",
          ${retried ? age(retried) : sql`0::float8`} AS "retriedSeconds"`,
      ),
  );
  const { rows } = await sql<WorkState>`/* waiting work */ ${sql.join(each, sql` UNION ALL `)}`.execute(db);
  return rows;
}
