import { sumBy } from "@kautia/contract";

/** How often a value occurs. */
export interface Frequency {
  value: number;
  count: number;
}

export const sumOf = (frequencies: readonly { count: number }[]) => sumBy(frequencies, ({ count }) => count);

/**
 * The value below which `share` of all occurrences lie, between two values in proportion, as PostgreSQL's
 * percentile_cont does. The frequencies are in ascending order of their values. Null without any.
 */
export function percentileOf(frequencies: readonly Frequency[], share: number): number | null {
  const count = sumOf(frequencies);
  if (count === 0) return null;
  const place = share * (count - 1);
  const lower = valueAt(frequencies, Math.floor(place));
  return lower + (place % 1) * (valueAt(frequencies, Math.ceil(place)) - lower);
}

/** The value at a place, from 0 on, if each value were listed as often as it occurs. */
function valueAt(frequencies: readonly Frequency[], place: number): number {
  let before = 0;
  for (const { value, count } of frequencies) {
    before += count;
    if (place < before) return value;
  }
  return Number.NaN;
}
