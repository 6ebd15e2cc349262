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

interface Row {
  task: string;
  at: Date | null;
}

/**
 * Prepares one statement that checks all of these tasks and this machine's clock. `name` is the statement's name in the
 * database. Tasks with failed rows are rare, and looked at in a second statement: planning both for all tasks would take
 * three times as long.
 */
export function makeFindDue<Deps>(
  { db, sql: run, clockCheck }: { db: Kysely<Database>; sql: Sql; clockCheck: ClockCheck },
  name: string,
  tasks: readonly Task<Deps>[],
): () => Promise<DueTimes> {
  const { sql: text, parameters } = sql`/* due work */
    SELECT *, clock_timestamp() AS now, ARRAY(SELECT DISTINCT task FROM failed_work) AS failed
    FROM (${unite(tasks, earliestOf)}) AS tasks`.compile(db);
  return async () => {
    const rows = await clockCheck.compare(
      () => run.query<Row & { now: Date; failed: string[] }>({ name, text, values: parameters }),
      ([first]) => first?.now,
    );
    const failed = tasks.filter((task) => "handle" in task && rows[0]?.failed.includes(task.name));
    const others = failed.length > 0 ? (await sql<Row>`${unite(failed, earliestWithFailed)}`.execute(db)).rows : [];
    const times = new Map([...rows, ...others].map(({ task, at }) => [task, at]));
    return new Map([...times].flatMap(([task, at]) => (at ? [[task, at]] : [])));
  };
}

function unite<Deps>(tasks: readonly Task<Deps>[], at: (task: Task<Deps>) => RawBuilder<unknown>): RawBuilder<unknown> {
  const each = tasks.map((task) => sql`SELECT ${sql.lit(task.name)} AS task, ${at(task)} AS at`);
  return sql.join(each, sql` UNION ALL `);
}

/** `min(at)` alone reads a single entry of an index. */
function earliestOf<Deps>({ due }: Task<Deps>): RawBuilder<unknown> {
  return sql`(SELECT min(at) FROM (${due}) AS due)`;
}

/** Failed rows count from their retry. */
function earliestWithFailed<Deps>({ name, due }: Task<Deps>): RawBuilder<unknown> {
  return sql`least(
    (SELECT min(at) FROM (${due}) AS due WHERE ${hasNotFailed(name)}),
    (SELECT min(greatest(due.at, f.retry_at)) FROM (${due}) AS due, failed_work f
      WHERE f.task = ${sql.lit(name)} AND f.key = due.key AND f.retry_at IS NOT NULL))`;
}
