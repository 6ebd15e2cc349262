const freeAttempts = 3;
const maxDelaySeconds = 900;
/** In ms. Older attempts no longer count. */
export const attemptsForgottenAfter = 24 * 3_600_000;

/** Seconds to wait after a number of consecutive failed attempts: 2, 4, 8, … up to 15 minutes. */
export function loginDelay(attempts: number): number {
  return attempts <= freeAttempts ? 0 : Math.min(maxDelaySeconds, 2 ** (attempts - freeAttempts));
}
