import { type Kysely, sql } from "kysely";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/schema.ts";
import type { Task } from "./task.ts";

const minute = 60_000;
/** In ms. How long a row waits after each failure. After one more it is set aside until a person tries it again. */
const pauses = [5_000, minute, 10 * minute, 60 * minute];

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
  const retryAt = pause === undefined ? null : new Date(at.getTime() + pause);
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

/** Deletes the failures of rows that will not be due when they are tried next: somebody has repaired or finished them. */
export async function forgetRepaired<Deps>(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  tasks: readonly Task<Deps>[],
): Promise<void> {
  const failed = await db.selectFrom("failed_work").select("task").distinct().execute();
  const names = new Set(failed.map(({ task }) => task));
  for (const task of tasks)
    if ("handle" in task && names.has(task.name))
      await sql`DELETE FROM failed_work f WHERE task = ${task.name} AND NOT EXISTS (
        SELECT FROM (${task.due}) AS due WHERE due.key = f.key AND due.at <= greatest(${clock.now()}, f.retry_at))`.execute(
        db,
      );
}

/** SQL: whether no failure is recorded for a row of `due`. */
export const hasNotFailed = (task: string) =>
  sql<boolean>`NOT EXISTS (SELECT FROM failed_work f WHERE f.task = ${sql.lit(task)} AND f.key = due.key)`;
