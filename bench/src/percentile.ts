/** The smallest value that at least `percent` percent of the values do not exceed (nearest rank). */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 50);
