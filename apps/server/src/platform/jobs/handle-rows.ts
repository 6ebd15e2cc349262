import { type Kysely, sql } from "kysely";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/schema.ts";
import { isDatabaseUnavailable, mayBeOneRow } from "../database/unavailable.ts";
import type { Log } from "../log.ts";
import { type FailedRow, forgetFailures, isNotWaiting, readFailedRows, recordFailure } from "./failed-work.ts";
import { unleased } from "./lease.ts";
import type { RowTask } from "./task.ts";

/** What handling rows needs besides what the tasks themselves need. */
export interface WorkTools {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  metrics: { workFailed(task: string, times?: number): void };
}

export interface Handled {
  handled: number;
  /** The errors of rows that failed alone. */
  failures: Error[];
}

interface Suspect {
  key: string;
  error: unknown;
}

interface Outcome extends Handled {
  /** Rows on which the database gave up: they are to blame if others succeed. */
  suspects: Suspect[];
}

/** How many batches to look at for one that no other process is working on. */
const mostBatches = 5;
/** After this many suspects and no success, the other rows are left alone: each would wait for the same time limit. */
const mostSuspects = 2;

/**
 * Handles the rows of a task that are due, at most `limit`. A batch that fails is halved until the bad row is alone.
 * That row waits longer after each failure and is then set aside, so the others go on at once. Errors: throws if the
 * database cannot be reached, or gives up on every row.
 */
export async function handleRows<Deps extends WorkTools>(
  task: RowTask<Deps>,
  deps: Deps,
  limit: number,
): Promise<Handled> {
  for (let batch = 0; batch < mostBatches; batch++) {
    const keys = await findDueKeys(task, deps, { limit, offset: batch * limit });
    if (keys.length === 0) break;
    const failed = await readFailedRows(deps.db, task.name);
    const { handled, failures, suspects } = await handleInHalves(task, deps, keys, failed);
    const mayBeDatabase = keys.length > 1 && handled === 0;
    for (const { key, error } of suspects)
      failures.push(await report(task, deps, { key, error, failed, mayBeDatabase }));
    if (suspects[0] && mayBeDatabase) throw suspects[0].error;
    if (keys.length < limit || handled > 0 || failures.length > 0) return { handled, failures };
  }
  return { handled: 0, failures: [] };
}

async function findDueKeys<Deps extends WorkTools>(
  { name, due, leases }: RowTask<Deps>,
  { db, clock }: Deps,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const now = clock.now();
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM (${due}) AS due WHERE at <= ${now} AND ${isNotWaiting(name, now)}
      ${leases ? sql`AND ${unleased}` : sql``}
    ORDER BY at LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map(({ key }) => key);
}

async function handleInHalves<Deps extends WorkTools>(
  task: RowTask<Deps>,
  deps: Deps,
  keys: readonly string[],
  failed: ReadonlyMap<string, FailedRow>,
): Promise<Outcome> {
  try {
    const handled = await task.handle(deps, keys);
    const repaired = keys.filter((key) => failed.has(key));
    await forgetFailures(deps.db, task.name, repaired);
    return { handled, failures: [], suspects: [] };
  } catch (error) {
    if (isDatabaseUnavailable(error) && !mayBeOneRow(error)) throw error;
    const [key, ...others] = keys;
    if (key !== undefined && others.length === 0) {
      if (mayBeOneRow(error)) return { handled: 0, failures: [], suspects: [{ key, error }] };
      return { handled: 0, failures: [await report(task, deps, { key, error, failed })], suspects: [] };
    }
  }
  const middle = Math.ceil(keys.length / 2);
  const first = await handleInHalves(task, deps, keys.slice(0, middle), failed);
  if (first.handled === 0 && first.suspects.length >= mostSuspects) return first;
  const second = await handleInHalves(task, deps, keys.slice(middle), failed);
  return {
    handled: first.handled + second.handled,
    failures: [...first.failures, ...second.failures],
    suspects: [...first.suspects, ...second.suspects],
  };
}

interface Report extends Suspect {
  failed: ReadonlyMap<string, FailedRow>;
  /** See `recordFailure`. */
  mayBeDatabase?: boolean;
}

async function report<Deps extends WorkTools>(
  { name: task }: RowTask<Deps>,
  { db, clock, log, metrics }: Deps,
  { key, error, failed, mayBeDatabase = false }: Report,
): Promise<Error> {
  const failure = error instanceof Error ? error : new Error(String(error));
  const tries = (failed.get(key)?.tries ?? 0) + 1;
  const retryAt = await recordFailure(db, { task, key, error: failure, tries, at: clock.now(), mayBeDatabase });
  metrics.workFailed(task);
  log.error({ err: failure, task, key, tries, retryAt }, retryAt ? "work failed; will retry" : "work was set aside");
  return failure;
}
