import type { Transaction } from "kysely";
import type { Database } from "../database/schema.ts";

/**
 * What must happen later. The rows are the truth of what is due (premiums, charges, mails); this is the alarm that makes
 * somebody look, at least once a minute. A ring that is lost delays work, it never loses or doubles any.
 */
export interface Jobs {
  /** Begins to work off what is due, and what becomes due. Errors: throws when the database cannot be reached. */
  start(): Promise<void>;

  /** Asks, as part of the transaction, that somebody look once it is committed. Does not wait for the work. */
  nudge(transaction: Transaction<Database>): Promise<void>;

  /** Somebody in this process looks now. To be called after a transaction that nudged; does not wait for the work. */
  wake(): void;

  /**
   * Sends one mail that waits now rather than at the next ring, and waits for whoever is at it, at most some seconds. Whether it
   * was sent stands in its row.
   */
  sendMail(reason: string): Promise<void>;

  /**
   * Works off everything that falls due until `until`, in the order of its due times, with the clock moved from one to
   * the next, and ends with the clock at `until`. Waits for what others are at. Answers how many pieces of work it did.
   * Errors: throws where the clock cannot be moved.
   */
  runDueUntil(until: Date): Promise<number>;

  /** Takes no new work, and waits for what runs. */
  stop(): Promise<void>;
}
