/** So many wrong tries cost nothing: people mistype. */
const freeTries = 3;
const longest = 900;
/** What was tried longer ago than this does not count any more. */
export const triesForgottenAfter = 24 * 3_600_000;

/** Seconds to wait after `tries` in a row that were wrong: 2, 4, 8, … up to a quarter of an hour. */
export function loginDelay(tries: number): number {
  return tries <= freeTries ? 0 : Math.min(longest, 2 ** (tries - freeTries));
}
