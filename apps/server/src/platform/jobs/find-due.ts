import { type Kysely, sql } from "kysely";
import type { ClockCheck } from "../clock/clock-check.ts";
import type { Sql } from "../database/connection.ts";
import type { Database } from "../database/schema.ts";
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
export function makeFindDue(
  { db, sql: run, clockCheck }: { db: Kysely<Database>; sql: Sql; clockCheck: ClockCheck },
  name: string,
  tasks: readonly Pick<Task<never>, "name" | "due">[],
): () => Promise<DueTimes> {
  const each = tasks.map(
    (task) => sql`SELECT ${sql.lit(task.name)} AS task, (SELECT min(at) FROM (${task.due}) AS due) AS at`,
  );
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
