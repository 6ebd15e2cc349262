import { sumBy } from "@kautia/contract";

/** How often a value occurs. */
export interface Frequency {
  value: number;
  count: number;
}

export const sumOf = (frequencies: readonly { count: number }[]) => sumBy(frequencies, ({ count }) => count);

/**
 * The smallest value that at least `percent` of 100 occurrences do not exceed. The frequencies are in ascending order of
 * their values. Null without any.
 */
export function percentileOf(frequencies: readonly Frequency[], percent: number): number | null {
  const count = sumOf(frequencies);
  let seen = 0;
  for (const { value, count: same } of frequencies) {
    seen += same;
    if (seen * 100 >= percent * count) return value;
  }
  return null;
}
