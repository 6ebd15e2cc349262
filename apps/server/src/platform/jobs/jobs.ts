import type { Transaction } from "kysely";
import type { Database } from "../database/schema.ts";

/**
 * Background work. Our tables say what is due (premiums, charges, mails); jobs only wake the workers, at least once a
 * minute. A lost wake-up delays work but never loses or repeats it.
 */
export interface Jobs {
  /** Starts the workers. Errors: throws when the database cannot be reached. */
  start(): Promise<void>;

  /** Wakes the workers of any server once the transaction is committed. Does not wait for the work. */
  nudge(transaction: Transaction<Database>): Promise<void>;

  /** Wakes the workers of this process now. Call it after a transaction that nudged. Does not wait for the work. */
  wake(): void;

  /**
   * Sends the mail with this reason now instead of at the next wake-up. If another process is sending it, waits for
   * that for some seconds. The mail's row says whether it was sent.
   */
  sendMail(reason: string): Promise<void>;

  /**
   * Does everything that falls due until `until`, in the order of the due times: it moves the clock from one to the
   * next and finally to `until`. Waits for work leased by other processes. Returns the number of items done.
   * Errors: throws where the clock cannot be moved.
   */
  runDueUntil(until: Date): Promise<number>;

  /** Starts no new work, and waits for running work. */
  stop(): Promise<void>;
}
