/** What happens at a point: all stops dead there, or its call fails before or after it was carried out. */
export const fates = ["killed", "error before", "error after"] as const;
export type Fate = (typeof fates)[number];

export interface Trap {
  /** The number of the point, counted from when the trap is set, 1 the first; or the first point at this place. */
  at: number | string;
  fate: Fate;
}

/** What was passed since the trap before was set. */
export interface Passed {
  /** Each point that was passed, in its order. */
  places: string[];
  /** The place where the trap shut; null when it was not reached. */
  hit: string | null;
}

interface Call<Answer> {
  place: string;
  act: () => Promise<Answer>;
  /** What comes at times of its own choosing has no number; dead is dead all the same. */
  numbered?: boolean;
  /** How the way there breaks down along with the answer. */
  breakDown?: () => Promise<void>;
}

interface Told {
  died(place: string): void;
  failed(): void;
}

/**
 * Every await on something outside is a point with a number. At one of them the trap shuts; once dead, nothing that is asked
 * for is carried out or answered any more, as for a process that is gone.
 */
export class Points {
  readonly #told: Told;
  #trap: Trap | null = null;
  #places: string[] = [];
  #hit: string | null = null;
  #dead = false;

  constructor(told: Told) {
    this.#told = told;
  }

  /** Counts from 1 again; null sets no trap. */
  arm(trap: Trap | null): Passed {
    const passed = { places: this.#places, hit: this.#hit };
    this.#trap = trap;
    this.#places = [];
    this.#hit = null;
    return passed;
  }

  async pass<Answer>({ place, act, numbered = true, breakDown }: Call<Answer>): Promise<Answer> {
    if (this.#dead) return forever();
    if (!numbered) return act();
    this.#places.push(place);
    const at = this.#trap?.at;
    if (!this.#trap || this.#hit !== null || (at !== this.#places.length && at !== place)) return act();
    const { fate } = this.#trap;
    this.#hit = place;
    if (fate === "killed") {
      this.#dead = true;
      this.#told.died(place);
      return forever();
    }
    this.#told.failed();
    if (fate === "error after") await act();
    await breakDown?.();
    throw new Error(`${fate} of ${place}, as wanted`);
  }
}

function forever(): Promise<never> {
  return new Promise(() => {});
}
