/** Everything that happens later: mails, charges, reminders. */
export interface Jobs {
  /** Begins to work off what is due, and what becomes due. */
  start(): Promise<void>;
  /** Takes no new work, and waits for what runs. */
  stop(): Promise<void>;
  /**
   * Works off everything that falls due until `until`, in the order of its due times, with the clock moved from one to the
   * next, and ends with the clock at `until`. Answers how many jobs were run.
   */
  runDueUntil(until: Date): Promise<number>;
}
