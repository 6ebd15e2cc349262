import { day } from "../../platform/rules/durations.ts";

/**
 * Failed attempts without a delay, because people mistype. Many more are free from everywhere than from one network, so
 * that a stranger elsewhere cannot lock the owner out.
 */
export const freeAttempts = { fromNetwork: 3, fromEverywhere: 30 };
const maxDelaySeconds = 900;
/** In ms. Older attempts no longer count. */
export const attemptsForgottenAfter = day;

/** Seconds to wait after a number of consecutive failed attempts: 2, 4, 8, … up to 15 minutes. */
export function loginDelay(attempts: number, free: number): number {
  return attempts <= free ? 0 : Math.min(maxDelaySeconds, 2 ** (attempts - free));
}
