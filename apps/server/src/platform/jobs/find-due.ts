import { type Kysely, type RawBuilder, sql } from "kysely";
import type { ClockCheck } from "../clock/clock-check.ts";
import type { Sql } from "../database/connection.ts";
import type { Database } from "../database/schema.ts";
import { hasNotFailed } from "./failed-work.ts";
import type { Task } from "./task.ts";

/** The earliest due time of each task by name, which may be in the past. Tasks without work are missing. */
export type DueTimes = ReadonlyMap<string, Date>;

/** Whether the task with this name has work at `now`. */
export function isDueAt(due: DueTimes, name: string, now: Date): boolean {
  const at = due.get(name);
  return at !== undefined && at <= now;
}

/**
 * Prepares one statement that checks all of these tasks and this machine's clock. `name` is the statement's name in the
 * database.
 */
export function makeFindDue<Deps>(
  { db, sql: run, clockCheck }: { db: Kysely<Database>; sql: Sql; clockCheck: ClockCheck },
  name: string,
  tasks: readonly Task<Deps>[],
): () => Promise<DueTimes> {
  const each = tasks.map((task) => sql`SELECT ${sql.lit(task.name)} AS task, ${earliestOf(task)} AS at`);
  const { sql: text, parameters } = sql`/* due work */
    SELECT *, clock_timestamp() AS now FROM (${sql.join(each, sql` UNION ALL `)}) AS tasks`.compile(db);
  return async () => {
    const rows = await clockCheck.compare(
      () => run.query<{ task: string; at: Date | null; now: Date }>({ name, text, values: parameters }),
      ([first]) => first?.now,
    );
    return new Map(rows.flatMap(({ task, at }) => (at ? [[task, at]] : [])));
  };
}

/**
 * Failed rows count from their retry. They are looked at only if there are any, because `min(at)` alone reads a single
 * entry of an index.
 */
function earliestOf<Deps>(task: Task<Deps>): RawBuilder<unknown> {
  const { due } = task;
  const earliest = sql`(SELECT min(at) FROM (${due}) AS due)`;
  if (!("handle" in task)) return earliest;
  const failed = sql`failed_work f WHERE f.task = ${sql.lit(task.name)}`;
  return sql`CASE WHEN NOT EXISTS (SELECT FROM ${failed}) THEN ${earliest} ELSE least(
    (SELECT min(at) FROM (${due}) AS due WHERE ${hasNotFailed(task.name)}),
    (SELECT min(greatest(due.at, f.retry_at)) FROM (${due}) AS due, ${failed} AND f.key = due.key AND f.retry_at IS NOT NULL))
    END`;
}
