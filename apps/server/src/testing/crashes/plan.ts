import type { Fate, Trap } from "./points.ts";

/** How far one step has been tried. */
interface Step {
  /** The points of the undisturbed step, in their order. */
  places: string[];
  /** The numbers still to be tried. */
  left: number[] | "all";
  tried: number;
  hits: string[];
}

/** Hands out the points of each step one after the other: all, until the step ends unharmed, or a few that are spread over it. */
export class Plan {
  readonly #fate: Fate;
  readonly #steps: Map<string, Step>;

  constructor(fate: Fate, few: number | null, steps: readonly [name: string, places: string[]][]) {
    this.#fate = fate;
    this.#steps = new Map(
      steps.map(([name, places]) => [
        name,
        { places, left: few === null ? "all" : spread(few, places.length), tried: 0, hits: [] },
      ]),
    );
  }

  /** The trap for the next time through a step; null when it has been through all it has to. */
  next(name: string): Trap | null {
    const step = this.#steps.get(name);
    if (!step) return null;
    const at = step.left === "all" ? step.tried + 1 : step.left.shift();
    step.tried += 1;
    return at === undefined ? null : { at, fate: this.#fate };
  }

  /** `hit`: where the trap shut; null when the step ended unharmed, and so all its points have been tried. */
  note(name: string, hit: string | null, _places: string[]): void {
    const step = this.#steps.get(name);
    if (hit !== null) step?.hits.push(hit);
    else if (step) step.left = [];
  }

  get isDone(): boolean {
    return [...this.#steps.values()].every(({ left }) => left.length === 0);
  }

  /** How many points were hit, how many the undisturbed journey has, and what of it was never hit. */
  figures() {
    const steps = [...this.#steps];
    const sum = (count: (step: Step) => number) => steps.reduce((total, [, step]) => total + count(step), 0);
    const missed = steps.flatMap(([name, { places, hits }]) =>
      [...new Set(places)].filter((place) => !hits.includes(place)).map((place) => `${name}: ${place}`),
    );
    return { tried: sum(({ hits }) => hits.length), points: sum(({ places }) => places.length), missed };
  }
}

function spread(few: number, length: number): number[] {
  const some = Math.min(few, length);
  return Array.from({ length: some }, (_, at) => 1 + Math.floor(((at + 0.5) * length) / some));
}
