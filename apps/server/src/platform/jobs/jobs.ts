import type { RawBuilder } from "kysely";
import type { WorkState } from "./measure-work.ts";

/** Background work. Our tables say what is due; jobs find it there and do it. */
export interface Jobs {
  /** Starts looking for due work, once a second. Errors: throws when the database cannot be reached. */
  start(): Promise<void>;

  /** Looks for due work now. Call it after a transaction that created work. Does not wait for the work. */
  wake(): void;

  /**
   * Sends the mail with this reason now, or waits a few seconds if another process is doing so. The row has the
   * outcome.
   */
  sendMail(reason: string): Promise<void>;

  /** Does all work up to `until`, moving the clock; returns the rows handled. Throws if the clock is real. */
  runDueUntil(until: Date): Promise<number>;

  /** SQL for whether somebody has repaired or finished the row of `failed_work f`, which is then soon forgotten. */
  isRepaired: RawBuilder<boolean>;

  /** How much work is waiting, for monitoring. */
  measure(): Promise<WorkState[]>;

  /** Starts no new work, and waits for running work. */
  stop(): Promise<void>;
}
