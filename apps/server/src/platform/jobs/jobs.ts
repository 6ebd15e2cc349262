import type { Transaction } from "kysely";
import type { Database } from "../database/schema.ts";

/** Our tables say what is due. Jobs only wake the workers, at least once a minute: a lost wake-up only delays work. */
export interface Jobs {
  /** Starts the workers. Errors: throws when the database cannot be reached. */
  start(): Promise<void>;

  /** Wakes the workers of any server once the transaction is committed. Does not wait for the work. */
  nudge(transaction: Transaction<Database>): Promise<void>;

  /** Wakes the workers of this process now. Call it after a transaction that nudged. Does not wait for the work. */
  wake(): void;

  /** Sends the mail with this reason now, or waits some seconds while another process does. The row has the outcome. */
  sendMail(reason: string): Promise<void>;

  /** Does all work up to `until`, moving the clock; returns the number of items done. Throws if the clock is real. */
  runDueUntil(until: Date): Promise<number>;

  /** Starts no new work, and waits for running work. */
  stop(): Promise<void>;
}
