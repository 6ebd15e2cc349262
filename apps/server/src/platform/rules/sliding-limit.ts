import { later, secondsUntil } from "./durations.ts";

/** Something may happen `most` times within any `period`, which is in ms. */
export interface SlidingLimit {
  most: number;
  period: number;
}

/**
 * The seconds until it may happen again; null if it may happen now. `times`: when it happened, in any order; times
 * before the period are ignored.
 */
export function secondsUntilAllowed(times: readonly Date[], limit: SlidingLimit, now: Date): number | null {
  const mustAge = times.toSorted((a, b) => b.getTime() - a.getTime())[limit.most - 1];
  const wait = mustAge ? secondsUntil(later(mustAge, limit.period), now) : 0;
  return wait > 0 ? wait : null;
}
