import { parseArgs } from "node:util";

export interface BenchOptions {
  runs: number;
  only: Part | null;
  /** Null: as Lighthouse advises for this machine. */
  slowdown: number | null;
  /** Another built checkout, whose app is measured in turns with this one. */
  against: string | null;
}

const parts = ["pages", "typeface", "next", "answerable"] as const;
type Part = (typeof parts)[number];

/** Reads the options of `npm run bench`. Throws an error that says what is wrong. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: "string", default: "5" },
      only: { type: "string" },
      slowdown: { type: "string" },
      against: { type: "string" },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isSafeInteger(runs) || runs < 1) throw new Error("--runs is a whole number from 1 on");
  const only = parts.find((part) => part === values.only) ?? null;
  if (values.only !== undefined && only === null) throw new Error(`--only is one of ${parts.join(", ")}`);
  const slowdown = values.slowdown === undefined ? null : Number(values.slowdown);
  if (slowdown !== null && !(slowdown >= 1 && slowdown <= 100)) throw new Error("--slowdown is a number from 1 to 100");
  return { runs, only, slowdown, against: values.against ?? null };
}
