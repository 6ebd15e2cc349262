import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/schema.ts";
import { hasNotFailed } from "./failed-work.ts";
import type { Queue, Task } from "./task.ts";
import { minute } from "../rules/durations.ts";

/** Counting stops here, so that monitoring stays cheap when much work is waiting. */
const mostRows = 10_000;

export interface WorkState {
  queue: string;
  task: string;
  dueRows: number;
  /** How long the oldest due row has been waiting for a process; 0 if there is none. */
  dueSeconds: number;
  /** Null if the task does not count them. */
  retriedRows: number | null;
  retriedSeconds: number;
  /** Rows that failed and wait for their next try. */
  failedRows: number;
  /** Rows that failed so often that a person must look at them. */
  setAsideRows: number;
}

type Row = WorkState & { oldest: string | null };

/** Returns a function that says for each task how much is due, was tried but is not finished, or has failed. */
export function makeMeasureWork<Deps>(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  queues: readonly Queue<Deps>[],
): () => Promise<WorkState[]> {
  /** The oldest due row of each task, and when it was first seen, in ms. */
  const waiting = new Map<string, { oldest: string; since: number }>();

  /** A row may have been written with a due time in the past, so it waits at most since it was first seen. */
  function secondsWaiting({ task, oldest, dueSeconds }: Row, now: number): number {
    const known = waiting.get(task);
    if (oldest === null) {
      waiting.delete(task);
      return 0;
    }
    const since = known?.oldest === oldest ? known.since : now;
    waiting.set(task, { oldest, since });
    return Math.min(dueSeconds, (now - since) / 1_000);
  }

  async function measure(isMeasured: (task: Task<Deps>) => boolean): Promise<Row[]> {
    const now = clock.now();
    const each = queues.flatMap(({ name, tasks }) =>
      // Planning a task that looks at the failures of all others costs more than measuring these, which count them.
      tasks
        .filter((task) => !("afterFailures" in task) && isMeasured(task))
        .map((task) => measureTask(name, task, now)),
    );
    if (each.length === 0) return [];
    const { rows } = await sql<Row>`/* waiting work */ ${sql.join(each, sql` UNION ALL `)}`.execute(db);
    return rows.map((row) => ({ ...row, dueSeconds: secondsWaiting(row, now.getTime()) }));
  }

  /** The tasks that are too slow to ask every second. */
  let slow: { at: number; states: Promise<WorkState[]> } = {
    at: Number.NEGATIVE_INFINITY,
    states: Promise.resolve([]),
  };

  return async () => {
    const now = performance.now();
    if (now - slow.at >= minute) slow = { at: now, states: measure(({ everyMinute }) => everyMinute !== undefined) };
    return [...(await measure(({ everyMinute }) => everyMinute === undefined)), ...(await slow.states)];
  };
}

function measureTask<Deps>(queue: string, task: Task<Deps>, now: Date): RawBuilder<unknown> {
  const { name, due, retried } = task;
  const byRow = "handle" in task;
  const dueNow = sql`(${due}) AS due WHERE at <= ${now} AND ${byRow ? hasNotFailed(name) : sql`true`}`;
  const failed = sql`failed_work f WHERE f.task = ${sql.lit(name)}`;
  const count = (rows: RawBuilder<unknown>) =>
    sql`(SELECT count(*)::int FROM (SELECT FROM ${rows} LIMIT ${sql.lit(mostRows)}) AS counted)`;
  const age = (rows: RawBuilder<unknown>) =>
    sql`greatest(extract(epoch FROM ${now}::timestamptz - (SELECT min(at) FROM ${rows})), 0)::float8`;
  const retriedNow = retried && sql`(${retried}) AS waiting WHERE at <= ${now}`;
  return sql`SELECT ${sql.lit(queue)} AS queue, ${sql.lit(name)} AS task,
    ${count(dueNow)} AS "dueRows", ${age(dueNow)} AS "dueSeconds",
    (SELECT ${byRow ? sql`key` : sql`at::text`} FROM ${dueNow} ORDER BY at LIMIT 1) AS oldest,
    ${retriedNow ? count(retriedNow) : sql`NULL::int`} AS "retriedRows",
    ${retriedNow ? age(retriedNow) : sql`0::float8`} AS "retriedSeconds",
    (SELECT count(*)::int FROM ${failed} AND f.retry_at IS NOT NULL) AS "failedRows",
    ${byRow ? countSetAside(due, failed, now) : sql`0`} AS "setAsideRows"`;
}

/** Rows that somebody has repaired or finished are no longer due, so they do not count. */
function countSetAside(due: RawBuilder<unknown>, failed: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  const setAside = sql`${failed} AND f.retry_at IS NULL`;
  // Without the CASE, all due rows might be read although none is set aside.
  return sql`CASE WHEN EXISTS (SELECT FROM ${setAside}) THEN (SELECT count(*)::int FROM ${setAside}
    AND EXISTS (SELECT FROM (${due}) AS due WHERE due.key = f.key AND due.at <= ${now})) ELSE 0 END`;
}
