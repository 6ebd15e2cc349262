export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/**
 * Measures two functions alternately and returns the ratio of their medians for each round. Other load on the machine
 * affects both alike. The functions return their measurement in any unit.
 */
export async function medianRatio(
  item: () => Promise<number>,
  other: () => Promise<number>,
  { rounds, pairs }: { rounds: number; pairs: number },
): Promise<number[]> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const ones: number[] = [];
    const others: number[] = [];
    for (let pair = 0; pair < pairs; pair++) {
      // Swap the order in each pair, because the second one may find warm caches.
      const [first, second] = pair % 2 === 0 ? [item, other] : [other, item];
      const [firsts, seconds] = pair % 2 === 0 ? [ones, others] : [others, ones];
      firsts.push(await first());
      seconds.push(await second());
    }
    ratios.push(median(ones) / median(others));
  }
  return ratios;
}

/** The processor time of `act` in this process, in ms. */
export async function processorTime(act: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
