import type { Fate, Trap } from "./points.ts";

/** How far one step has been tried. */
interface Step {
  /** The points of the undisturbed step, in their order. */
  places: string[];
  /**
   * What is still to be tried. `all` counts on until the step ends unharmed. Work that goes side by side comes in another order each
   * time, so that some places are then left over: those are gone to by their names, more than once where they do not come.
   */
  left: Trap["at"][] | "all";
  tried: number;
  hits: string[];
}

/** How often a place is waited for that was passed without harm, and may not come each time. */
const patience = 5;

/** Hands out the points of each step one after the other: all of them, or a few that are spread over it. */
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
    if (step.left !== "all") step.left = step.left.filter((at) => typeof at === "number" || !step.hits.includes(at));
    const at = step.left === "all" ? step.tried + 1 : step.left.shift();
    step.tried += 1;
    return at === undefined ? null : { at, fate: this.#fate };
  }

  /** `hit`: where the trap shut; null when the step ended unharmed, and so all its numbers have been tried. */
  note(name: string, hit: string | null): void {
    const step = this.#steps.get(name);
    if (hit !== null) step?.hits.push(hit);
    else if (step?.left === "all") step.left = Array.from({ length: patience }, () => missedIn(step)).flat();
  }

  get isDone(): boolean {
    const isOpen = ({ left, hits }: Step) => left === "all" || left.some((at) => !hits.includes(String(at)));
    return ![...this.#steps.values()].some(isOpen);
  }

  /** How many points were hit, how many the undisturbed journey has, and what of it was never hit. */
  figures() {
    const steps = [...this.#steps];
    const sum = (count: (step: Step) => number) => steps.reduce((total, [, step]) => total + count(step), 0);
    const missed = steps.flatMap(([name, step]) => missedIn(step).map((place) => `${name}: ${place}`));
    return { tried: sum(({ hits }) => hits.length), points: sum(({ places }) => places.length), missed };
  }
}

function missedIn({ places, hits }: Step): string[] {
  return [...new Set(places)].filter((place) => !hits.includes(place));
}

function spread(few: number, length: number): number[] {
  const some = Math.min(few, length);
  return Array.from({ length: some }, (_, at) => 1 + Math.floor(((at + 0.5) * length) / some));
}
