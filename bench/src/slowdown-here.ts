/**
 * How many times slower than this machine a phone of the middle class is, by the points (`benchmarkIndex`) Lighthouse gives
 * the machine. Its fixed 4 is meant for fast desktops alone; the table is the one of its documentation
 * (docs/throttling.md, "Calibrating the CPU slowdown").
 */
export function slowdownHere(points: number): number {
  if (points >= 1500) return 4;
  if (points >= 800) return 2;
  return 1;
}
