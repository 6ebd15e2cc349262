import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

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

/** Records a failure. Returns when the row is tried again, or null if it is now set aside. */
export async function recordFailure(
  db: Kysely<Database>,
  { task, key, error, tries, at }: { task: string; key: string; error: Error; tries: number; at: Date },
): Promise<Date | null> {
  const pause = pauses[tries - 1];
  const retryAt = pause === undefined ? null : new Date(at.getTime() + pause);
  const failure = { tries, error: String(error), failed_at: at, retry_at: retryAt };
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

/** SQL: whether no failure is recorded for a row of `due`. */
export const hasNotFailed = (task: string) =>
  sql<boolean>`NOT EXISTS (SELECT FROM failed_work f WHERE f.task = ${sql.lit(task)} AND f.key = due.key)`;
