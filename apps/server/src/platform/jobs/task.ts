import type { RawBuilder } from "kysely";

/** One kind of background work. Its state is entirely in rows, so any number of processes may run it at once. */
export interface Task<Deps> {
  name: string;
  /**
   * A SELECT with one column `at`: when rows fall due, including leased ones. It must select exactly the rows that
   * `run` handles, because moving the clock waits until none of them is due.
   */
  due: RawBuilder<unknown>;
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
  /** Handles at most `limit` due rows; returns how many. */
  run(deps: Deps, limit: number): Promise<number>;
}

/** Tasks that run in this order. Queues run independently, so a slow service delays only its own queue. */
export interface Queue<Deps> {
  name: string;
  tasks: readonly Task<Deps>[];
}
