/** Throws that are the same in every run: what is measured today can be measured again tomorrow. */
export interface Dice {
  /** From 0 to 1, without 1. */
  throw(): number;
  /** A whole number below `count`. */
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
