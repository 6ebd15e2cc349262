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
 * Prepares one statement that checks these tasks and this machine's clock. `name` is the statement's name in the database.
 * Failed rows are rare, and what they change is looked at in a second statement: planning both for all tasks would take
 * four times as long.
 */
export function makeFindDue<Deps>(
  { db, sql: run, clockCheck }: { db: Kysely<Database>; sql: Sql; clockCheck: ClockCheck },
  name: string,
  tasks: readonly Task<Deps>[],
): () => Promise<DueTimes> {
  const withoutFailures = tasks.filter((task) => !("afterFailures" in task));
  const { sql: text, parameters } = sql`/* due work */
    SELECT *, clock_timestamp() AS now, ARRAY(SELECT DISTINCT task FROM failed_work) AS failed
    FROM (${unite(withoutFailures, earliestOf)}) AS tasks`.compile(db);
  // PostgreSQL would plan it again for the parameters of each call.
  if (parameters.length > 0) throw new Error("The statements of due work must name their values with sql.lit");
  return async () => {
    const rows = await clockCheck.compare(
      () => run.query<Row & { now: Date; failed: string[] }>({ name, text }),
      ([first]) => first?.now,
    );
    const failed = rows[0]?.failed ?? [];
    const again =
      failed.length > 0 ? tasks.filter((task) => "afterFailures" in task || failed.includes(task.name)) : [];
    const others = again.length > 0 ? (await sql<Row>`${unite(again, earliestWithFailed)}`.execute(db)).rows : [];
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
function earliestWithFailed<Deps>(task: Task<Deps>): RawBuilder<unknown> {
  if (!("handle" in task)) return earliestOf(task);
  const { name, due } = task;
  return sql`least(
    (SELECT min(at) FROM (${due}) AS due WHERE ${hasNotFailed(name)}),
    (SELECT min(greatest(due.at, f.retry_at)) FROM (${due}) AS due, failed_work f
      WHERE f.task = ${sql.lit(name)} AND f.key = due.key AND f.retry_at IS NOT NULL))`;
}
