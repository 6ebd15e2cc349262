/** Random numbers that are the same in every run, so that measurements are comparable. */
export interface Dice {
  /** A number from 0 to below 1. */
  throw(): number;
  /** An integer from 0 to below `count`. */
  below(count: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

export function makeDice(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { throw: next, below, pick: (list) => list[below(list.length)] ?? list[0] };
}
