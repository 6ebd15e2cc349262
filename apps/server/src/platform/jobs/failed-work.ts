import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { WorkTools } from "./handle-rows.ts";
import type { BulkTask, Task } from "./task.ts";
import { hour, later, minute } from "../rules/durations.ts";

/** In ms. How long a row waits after each failure. After one more it is set aside until a person tries it again. */
const pauses = [5_000, minute, 10 * minute, hour];

export interface FailedRow {
  tries: number;
  /** Null once the row is set aside. */
  retryAt: Date | null;
}

/** The failed rows of a task by their key. */
export async function readFailedRows(db: Kysely<Database>, task: string): Promise<Map<string, FailedRow>> {
  const rows = await db
    .selectFrom("failed_work")
    .select(["key", "tries", "retry_at as retryAt"])
    .where("task", "=", task)
    .execute();
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

interface Failure {
  task: string;
  key: string;
  error: Error;
  tries: number;
  at: Date;
  /** Whether the database may be to blame. The row is then tried again after a minute and not set aside. */
  mayBeDatabase: boolean;
}

/** Records a failure. Returns when the row is tried again, or null if it is now set aside. */
export async function recordFailure(
  db: Kysely<Database>,
  { task, key, error, tries, at, mayBeDatabase }: Failure,
): Promise<Date | null> {
  const pause = mayBeDatabase ? minute : pauses[tries - 1];
  const retryAt = pause === undefined ? null : later(at, pause);
  const counted = mayBeDatabase ? Math.min(tries, pauses.length) : tries;
  const failure = { tries: counted, error: String(error), failed_at: at, retry_at: retryAt };
  await db
    .insertInto("failed_work")
    .values({ task, key, ...failure })
    .onConflict((conflict) => conflict.columns(["task", "key"]).doUpdateSet(failure))
    .execute();
  return retryAt;
}

export async function forgetFailures(db: Kysely<Database>, task: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom("failed_work").where("task", "=", task).where("key", "in", keys).execute();
}

/** Gives a failed row all its attempts again, the first one at once. Returns false if no failure is recorded. */
export async function makeDueAgain(
  db: Kysely<Database>,
  { task, key, at }: { task: string; key: string; at: Date },
): Promise<boolean> {
  const again = db.updateTable("failed_work").set({ tries: 0, retry_at: at });
  const row = await again.where("task", "=", task).where("key", "=", key).returning("key").executeTakeFirst();
  return row !== undefined;
}

/**
 * SQL for whether somebody has repaired or finished the row of `failed_work f`: it will not be due when it is tried next.
 * False for tasks of another release, which may run on the same tables.
 */
export function isRepaired<Deps>(tasks: readonly Task<Deps>[]): RawBuilder<boolean> {
  const cases = tasks.flatMap((task) =>
    "handle" in task
      ? [
          sql`WHEN ${sql.lit(task.name)} THEN NOT EXISTS (SELECT FROM (${task.due}) AS due
            WHERE due.key = f.key AND due.at <= greatest(f.failed_at, f.retry_at))`,
        ]
      : [],
  );
  return sql<boolean>`CASE f.task ${sql.join(cases, sql` `)} ELSE false END`;
}

/** Deletes the failures of repaired rows, so that these are handled as usual once they are due. */
export function forgetRepaired<Deps extends WorkTools>(tasks: readonly Task<Deps>[]): BulkTask<Deps> {
  const repaired = sql`failed_work f WHERE ${isRepaired(tasks)}`;
  return {
    name: "repaired-work",
    due: sql`SELECT to_timestamp(0) AS at FROM ${repaired}`,
    everyMinute: true,
    afterFailures: true,
    async run({ db }) {
      const { numAffectedRows = 0n } = await sql`DELETE FROM ${repaired}`.execute(db);
      return Number(numAffectedRows);
    },
  };
}

/** SQL: whether no failure is recorded for a row of `due`. */
export const hasNotFailed = (task: string) =>
  sql<boolean>`NOT EXISTS (SELECT FROM failed_work f WHERE f.task = ${sql.lit(task)} AND f.key = due.key)`;

/** SQL: whether a row of `due` may be handled at `now`: it has not failed, or its retry is due. */
export const isNotWaiting = (task: string, now: Date) =>
  sql<boolean>`NOT EXISTS (SELECT FROM failed_work f WHERE f.task = ${sql.lit(task)} AND f.key = due.key
    AND (f.retry_at IS NULL OR f.retry_at > ${now}))`;
