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
  const latestFirst = times.map((at) => at.getTime()).toSorted((a, b) => b - a);
  const mustAge = latestFirst[limit.most - 1];
  const wait = mustAge === undefined ? 0 : mustAge + limit.period - now.getTime();
  return wait > 0 ? Math.ceil(wait / 1000) : null;
}
