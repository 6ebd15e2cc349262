export interface Clock {
  /** The current time; never earlier than a time returned before. */
  now(): Date;
}

/** A clock that can be moved forward, outside production. All servers on one database share its offset. */
export interface SettableClock extends Clock {
  /** Picks up moves made by other servers; with `maxAge` (ms) only if the last refresh is older than that. */
  refresh(maxAge?: number): Promise<void>;
  /** Moves the clock forward to at least `to`, never back. The move survives a restart. */
  moveTo(to: Date): Promise<void>;
}
