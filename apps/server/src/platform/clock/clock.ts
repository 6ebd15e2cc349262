/** The product's time. Everything that asks what time it is asks here, so that a year passes in a test in a second. */
export interface Clock {
  /** The present moment; never earlier than one answered before. */
  now(): Date;
}

/** A clock that can be moved forward, outside production. All servers on one database share its offset. */
export interface SettableClock extends Clock {
  /** Learns of moves made by other servers. With `maxAge` (ms) only when the last look is older than that. */
  refresh(maxAge?: number): Promise<void>;
  /** Moves the clock so that it shows at least `to`; never back. It survives a restart. */
  moveTo(to: Date): Promise<void>;
}
