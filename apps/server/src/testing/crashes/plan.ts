import type { Fault, FaultKind } from "./fault-injector.ts";

interface StepProgress {
  calls: string[];
  /** `all` counts up until the step ends without a fault; calls missed by then are addressed by name. */
  remaining: Fault["at"][] | "all";
  runs: number;
  hits: string[];
}

const runsPerMissedCall = 5;

export class FaultPlan {
  readonly #kind: FaultKind;
  readonly #steps: Map<string, StepProgress>;

  constructor(kind: FaultKind, faultsPerStep: number | null, steps: readonly [name: string, calls: string[]][]) {
    this.#kind = kind;
    this.#steps = new Map(
      steps.map(([name, calls]) => [
        name,
        { calls, remaining: faultsPerStep === null ? "all" : spread(faultsPerStep, calls.length), runs: 0, hits: [] },
      ]),
    );
  }

  next(name: string): Fault | null {
    const step = this.#steps.get(name);
    if (!step) return null;
    if (step.remaining !== "all")
      step.remaining = step.remaining.filter((at) => typeof at === "number" || !step.hits.includes(at));
    const at = step.remaining === "all" ? step.runs + 1 : step.remaining.shift();
    step.runs += 1;
    return at === undefined ? null : { at, kind: this.#kind };
  }

  /** `hit` is null when the step ended without a fault. */
  record(name: string, hit: string | null): void {
    const step = this.#steps.get(name);
    if (hit !== null) step?.hits.push(hit);
    else if (step?.remaining === "all")
      step.remaining = Array.from({ length: runsPerMissedCall }, () => missedIn(step)).flat();
  }

  get isDone(): boolean {
    const isOpen = ({ remaining, hits }: StepProgress) =>
      remaining === "all" || remaining.some((at) => !hits.includes(String(at)));
    return ![...this.#steps.values()].some(isOpen);
  }

  figures() {
    const steps = [...this.#steps];
    const sum = (count: (step: StepProgress) => number) => steps.reduce((total, [, step]) => total + count(step), 0);
    const missed = steps.flatMap(([name, step]) => missedIn(step).map((call) => `${name}: ${call}`));
    return { injected: sum(({ hits }) => hits.length), calls: sum(({ calls }) => calls.length), missed };
  }
}

function missedIn({ calls, hits }: StepProgress): string[] {
  return [...new Set(calls)].filter((call) => !hits.includes(call));
}

function spread(faults: number, length: number): number[] {
  const count = Math.min(faults, length);
  return Array.from({ length: count }, (_, index) => 1 + Math.floor(((index + 0.5) * length) / count));
}
