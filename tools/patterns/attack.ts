/** The parts of recheck's attack: each pump is repeated. */
export interface Attack {
  pumps: readonly { prefix: string; pump: string; bias: number }[];
  suffix: string;
}

/** The worst text for a pattern with at most `longest` characters. */
export function writeAttack({ pumps, suffix }: Attack, longest: number): string {
  const fixed = pumps.reduce((sum, { prefix, pump, bias }) => sum + prefix.length + pump.length * bias, suffix.length);
  const repeated = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const times = Math.max(0, Math.floor((longest - fixed) / repeated));
  const parts = pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(times + bias));
  return (parts.join("") + suffix).slice(0, longest);
}

/** The milliseconds that a pattern needs for the worst text of this length. */
export function timeAttack(pattern: RegExp, attack: Attack, longest: number): number {
  const text = writeAttack(attack, longest);
  return fastest(() => text.replace(pattern, ""));
}

function fastest(run: () => unknown): number {
  const times = [0, 0, 0].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}
