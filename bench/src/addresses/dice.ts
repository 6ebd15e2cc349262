/** Random numbers that are the same in every run, so that measurements are comparable. */
export interface Dice {
  /** A number from 0 to below 1. */
  throw(): number;
  /** An integer from 0 to below `count`. */
  below(count: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

const step = 0x6d_2b_79_f5;

/** Leaves out the first `skipped` numbers, so that several processes never use the same ones. They repeat after 2³². */
export function makeDice(seed: number, skipped = 0): Dice {
  let state = (seed + Math.imul(step, skipped)) | 0;
  const next = () => {
    state = (state + step) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { throw: next, below, pick: (list) => list[below(list.length)] ?? list[0] };
}
