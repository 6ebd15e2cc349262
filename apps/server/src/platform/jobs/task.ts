import type { RawBuilder } from "kysely";

interface TaskBase {
  name: string;
  /**
   * A SELECT with one column `at`: rows that were tried but are not finished, with the time since when they have been
   * waiting. Monitoring counts them separately, because between retries they are not due.
   */
  retried?: RawBuilder<unknown>;
  /**
   * For a `due` too slow to ask every second: the task runs once a minute instead, and again at once after it handled rows.
   * `at most` for a task that always handles all rows: it waits for the next minute, however many there were.
   */
  everyMinute?: true | "at most";
  /**
   * Waits while money is held after a restore (docs/recovery.md): it moves money, tells a tenant that it will, or ends what
   * somebody may have answered in the time that is lost.
   */
  movesMoney?: true;
}

/**
 * One kind of background work, row by row. Its state is entirely in rows, so any number of processes may run it at once.
 * A row whose handling fails is tried again later and then set aside (handle-rows.ts), so it holds up no other row.
 */
export interface RowTask<Deps> extends TaskBase {
  /**
   * A SELECT with the columns `key`, a text that identifies the row, and `at`, when it falls due: `all` of the rows
   * (due-rows.ts) whose `isDue` the handler asks for, so that both always agree. It has no parameters (find-due.ts).
   */
  due: RawBuilder<unknown>;
  /** Whether `due` also has the column `leased_until`, until when another process is working on the row. */
  leases?: true;
  /**
   * Handles these rows and returns how many. Another process may have handled or locked some meanwhile; it leaves those
   * out. If it throws, the rows are handled again in smaller batches.
   */
  handle(deps: Deps, keys: readonly string[]): Promise<number>;
}

/** Background work that cannot be split into rows that a person could look at, such as deleting old events. */
export interface BulkTask<Deps> extends TaskBase {
  /** A SELECT with one column `at`: when rows fall due. It has no parameters (find-due.ts). */
  due: RawBuilder<unknown>;
  /** Whether the task can only be due while rows have failed. Without any, `due` is not asked. */
  afterFailures?: true;
  /** Handles at most `limit` due rows; returns how many. */
  run(deps: Deps, limit: number): Promise<number>;
}

export type Task<Deps> = RowTask<Deps> | BulkTask<Deps>;

/** Tasks that run in this order. Queues run independently, so a slow service delays only its own queue. */
export interface Queue<Deps> {
  name: string;
  tasks: readonly Task<Deps>[];
}
