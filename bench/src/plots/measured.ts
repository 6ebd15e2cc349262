import { readFileSync, writeFileSync } from "node:fs";
import { drawBars, drawLines } from "./svg.ts";

/** The milliseconds of each list, by the number of policies and the list's title. */
export type DeskTimes = Record<string, Record<string, number>>;

/** By the value of REQUESTS_AT_ONCE. */
export type Overload = Record<string, { answered: number; p99: number }>;

const file = (name: string) => new URL(`../../measured/${name}.json`, import.meta.url);

export function readMeasured(name: "desk"): DeskTimes;
export function readMeasured(name: "overload"): Overload;
export function readMeasured(name: string): unknown {
  return JSON.parse(readFileSync(file(name), "utf8"));
}

/** Replaces one run's figures and keeps the others. */
export function saveMeasured(name: "desk" | "overload", run: string, figures: Record<string, number>): void {
  const all: Record<string, Record<string, number>> = JSON.parse(readFileSync(file(name), "utf8"));
  writeFileSync(file(name), `${JSON.stringify({ ...all, [run]: figures }, null, 2)}\n`);
}

const target = 100;
const drawn = [
  "policies",
  "policies 'berlin', one in six",
  "cases, all",
  "charges",
  "claims",
  "search 'öztürk berlin'",
  "money, 36 months",
  "figures, 90 days",
];

export function drawDesk(times: DeskTimes): string {
  const sizes = Object.keys(times).map(Number);
  const [first, last] = [Math.min(...sizes), Math.max(...sizes)];
  const titles = Object.keys(times[last] ?? {}).filter((title) => drawn.includes(title));
  return drawLines(
    "The desk's lists: milliseconds of processor time, by the number of policies",
    { label: "policies", ticks: sizes },
    { label: "ms", ticks: [1, 10, 100, 1_000] },
    [
      ...titles.map((name) => ({
        name,
        points: sizes.flatMap((size) => {
          const time = times[size]?.[name];
          return time === undefined ? [] : [[size, time] as const];
        }),
      })),
      { name: `target: ${target} ms`, points: [[first, target] as const, [last, target] as const], isTarget: true },
    ],
  );
}

export function drawOverload(overload: Overload): string {
  const runs = Object.entries(overload).map(([limit, figures]) => {
    return { ...figures, name: limit === "none" ? "without the limit" : `REQUESTS_AT_ONCE=${limit}` };
  });
  const shown = (value: number, unit: string) => `${value.toLocaleString("en")}${unit}`;
  return drawBars("Four times as many requests as the server can answer", [
    {
      title: "Answered, a second",
      bars: runs.map(({ name, answered }) => ({ name, value: answered, text: shown(answered, "") })),
    },
    {
      title: "99th percentile of what was answered, in ms",
      bars: runs.map(({ name, p99 }) => ({ name, value: p99, text: shown(p99, " ms") })),
    },
  ]);
}
