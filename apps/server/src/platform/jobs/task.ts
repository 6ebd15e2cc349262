import type { RawBuilder } from "kysely";

/** One kind of background work. Its rows are the truth, so any number of processes may run it at once. */
export interface Task<Deps> {
  name: string;
  /**
   * A SELECT with one column `at`: when rows fall due, leased rows included. It must name exactly the rows that `run`
   * handles, because a clock that is moved waits until none of them is due.
   */
  due: RawBuilder<unknown>;
  /**
   * A SELECT with one column `at`: rows that were tried but are not finished, with the time since which somebody has
   * been waiting. Monitoring counts them, because a retry is not due for most of the time.
   */
  retried?: RawBuilder<unknown>;
  /** For a `due` too slow to ask every second: the task runs once a minute instead. */
  everyMinute?: true;
  /** Handles at most `limit` due rows; returns how many. */
  run(deps: Deps, limit: number): Promise<number>;
}

/** Tasks that run in this order. Queues run independently, so that a slow service delays only its own queue. */
export interface Queue<Deps> {
  name: string;
  tasks: readonly Task<Deps>[];
}
