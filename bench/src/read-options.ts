import { parseArgs } from "node:util";

export interface BenchOptions {
  runs: number;
  only: "pages" | "next" | null;
  /** Null: as Lighthouse advises for this machine. */
  slowdown: number | null;
}

/** Reads the options of `npm run bench`. Throws an error that says what is wrong. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: "string", default: "5" }, only: { type: "string" }, slowdown: { type: "string" } },
  });
  const runs = Number(values.runs);
  if (!Number.isSafeInteger(runs) || runs < 1) throw new Error("--runs is a whole number from 1 on");
  const only = values.only ?? null;
  if (only !== null && only !== "pages" && only !== "next") throw new Error("--only is pages or next");
  const slowdown = values.slowdown === undefined ? null : Number(values.slowdown);
  if (slowdown !== null && !(slowdown >= 1 && slowdown <= 100)) throw new Error("--slowdown is a number from 1 to 100");
  return { runs, only, slowdown };
}
