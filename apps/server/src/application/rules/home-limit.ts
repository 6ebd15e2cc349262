/**
 * In ms, until one home more may be asked about; 0 if at once. `askedAt` holds when each of the homes was asked about
 * within the period.
 */
export function waitForAnotherHome(
  askedAt: readonly Date[],
  limit: { most: number; period: number },
  now: Date,
): number {
  const latestFirst = askedAt.map((at) => at.getTime()).toSorted((one, other) => other - one);
  const mustAge = latestFirst[limit.most - 1];
  return mustAge === undefined ? 0 : Math.max(0, mustAge + limit.period - now.getTime());
}
