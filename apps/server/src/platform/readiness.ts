import type { Log } from "./log.ts";

/** One sentence about what keeps the process from serving; null while it can serve. */
export type FindProblem = () => string | null | Promise<string | null>;

/** Whether this process can serve, and if not, why. Logs every change. */
export class Readiness {
  readonly #checks: FindProblem[];
  readonly #log: Log;
  #last: string | null = null;

  constructor(checks: readonly FindProblem[], log: Log) {
    this.#checks = [...checks];
    this.#log = log;
  }

  addCheck(check: FindProblem): void {
    this.#checks.push(check);
  }

  async findProblem(): Promise<string | null> {
    const found = await Promise.all(this.#checks.map(async (check) => check()));
    const problem = found.find((item) => item !== null) ?? null;
    if (problem !== this.#last) {
      this.#last = problem;
      if (problem === null) this.#log.info({}, "ready");
      else this.#log.warn({ problem }, "not ready");
    }
    return problem;
  }
}
