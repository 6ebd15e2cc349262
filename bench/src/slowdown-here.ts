/**
 * How many times slower a mid-range phone is than a machine with this Lighthouse `benchmarkIndex`. Lighthouse's default of 4 is meant
 * for fast desktops only; the table is from its documentation (docs/throttling.md, "Calibrating the CPU slowdown").
 */
export function slowdownHere(points: number): number {
  if (points >= 1500) return 4;
  if (points >= 800) return 2;
  return 1;
}
