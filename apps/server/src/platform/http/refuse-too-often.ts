import { secondsUntilAllowed, type SlidingLimit } from "../rules/sliding-limit.ts";
import { type Refusal, refuseTemporarily } from "./refusal.ts";

/** Refuses what has happened too often. `earlier` selects when it happened. */
export async function refuseTooOften(
  earlier: { execute(): Promise<readonly { at: Date }[]> },
  limit: SlidingLimit,
  now: Date,
): Promise<Refusal | null> {
  const times = (await earlier.execute()).map(({ at }) => at);
  const wait = secondsUntilAllowed(times, limit, now);
  return wait === null ? null : refuseTemporarily("RATE_LIMITED", wait);
}
