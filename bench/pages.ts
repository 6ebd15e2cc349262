import { join } from "node:path";
import { type App, startApp } from "../e2e/src/app.ts";
import { expectSuccess, signByApi } from "../e2e/src/tenant-by-api.ts";
import { apiClientFor } from "../e2e/src/api-client.ts";
import { measureAnswerable } from "./src/pages/answerable.ts";
import { measureNext } from "./src/pages/next-question.ts";
import { measurePage, type PageFigures } from "./src/pages/page-figures.ts";
import { hostPlainPage } from "./src/pages/plain-page.ts";
import { measureTypeface } from "./src/pages/typeface.ts";
import { median, percentile } from "./src/percentile.ts";
import { positive, readOptions } from "./src/options.ts";
import { check, print } from "./src/print.ts";

/*
 * pages        Lighthouse (mobile, on a line that is really throttled) for our pages in turns with a plain page of 2 kB
 * typeface     the time from the first paint to the brand's typeface, on a usual line
 * next         the time until each next question is painted, over three journeys
 * answerable   the time until the first question can be answered, on a slow line with a slow processor
 *   --runs 5           medians of so many runs
 *   --slowdown 4       how many times slower the phone is than this machine; default: as Lighthouse advises
 *   --against ../old   another built checkout, to compare when the first question can be answered
 */
export const pageParts = ["pages", "typeface", "next", "answerable"] as const;

/** Several, because the 95th percentile of a single journey would be just its slowest question. */
const journeys = 3;
/** Ratios to the plain page or the other checkout; times in ms. */
const targets = { fcp: 1.2, lcp: 1.25, blocking: 150, typeface: 300, next: 60, answerable: 1.15 };

export async function benchPages(parts: readonly (typeof pageParts)[number][], args: string[]): Promise<void> {
  const { runs, slowdown, against } = readOptions(args, { runs: 5, slowdown: null, against: null });
  const app = await startApp();
  try {
    if (parts.includes("pages")) await comparePages(app, runs, slowdown);
    if (parts.includes("typeface")) await timeTypeface(app, runs);
    if (parts.includes("next")) await timeNext(app);
    if (parts.includes("answerable")) await timeAnswerable(app, runs, against);
  } finally {
    await app.dispose();
  }
}

/** The first pages of most visits. */
async function firstPages(app: App) {
  const api = apiClientFor(app.url);
  const { token } = expectSuccess(await api.post("/onboarding/tenant/init", {}));
  const { landlordToken } = await signByApi(api);
  return [
    { path: "/de/welcome", cookie: null },
    { path: "/de?step=name", cookie: token },
    { path: `/de/landlord/${landlordToken}`, cookie: null },
  ] as const;
}

async function comparePages(app: App, runs: number, chosenSlowdown: string | null): Promise<void> {
  const pages = await firstPages(app);
  const plainPage = await hostPlainPage();
  try {
    const slowdown = chosenSlowdown ? positive("slowdown", chosenSlowdown) : await findSlowdown(plainPage.url);
    const plain: PageFigures[] = [];
    const ours = pages.map((page) => ({ ...page, figures: [] as PageFigures[] }));
    // Alternating, so that a busy minute on this machine affects all pages.
    for (let run = 0; run < runs; run++) {
      plain.push(await measurePage(plainPage.url, null, slowdown));
      for (const { path, cookie, figures } of ours) figures.push(await measurePage(app.url + path, cookie, slowdown));
    }
    for (const { path, figures } of ours) report(path, figures, plain);
  } finally {
    await plainPage.close();
  }
}

/**
 * How many times slower a mid-range phone is than this machine, by Lighthouse's `benchmarkIndex`. Its default of 4 is meant
 * for fast desktops only; the others are from its documentation, "Calibrating the CPU slowdown".
 */
async function findSlowdown(url: string): Promise<number> {
  const found: number[] = [];
  for (let run = 0; run < 3; run++) found.push((await measurePage(url, null, 1)).machine);
  const machine = median(found);
  const slowdown = machine >= 1500 ? 4 : machine >= 800 ? 2 : 1;
  print(`Lighthouse's benchmark index of this machine is ${Math.round(machine)}: CPU slowdown ${slowdown}.`);
  return slowdown;
}

/** Prints medians. */
function report(path: string, ours: readonly PageFigures[], plain: readonly PageFigures[]): void {
  const of = (name: keyof PageFigures, all = ours) => median(all.map((figures) => figures[name]));
  print(path);
  for (const name of ["fcp", "lcp"] as const) {
    const ratio = of(name) / of(name, plain);
    const times = `${Math.round(of(name))} ms, plain page ${Math.round(of(name, plain))} ms`;
    check(ratio <= targets[name], `${name.toUpperCase()} ${times}: ratio ${ratio.toFixed(2)}`);
  }
  const blocking = `TBT ${Math.round(of("blocking"))} ms, plain page ${Math.round(of("blocking", plain))} ms`;
  check(of("blocking") <= targets.blocking, blocking);
  check(of("shift") < 0.0005, `CLS ${of("shift").toFixed(3)}`);
  print(
    `  of 100: speed ${of("performance")}, accessibility ${of("accessibility")}, best practices ${of("practices")}`,
  );
}

async function timeTypeface(app: App, runs: number): Promise<void> {
  print("From the first paint to the brand's typeface on a first visit, at 10 Mbit/s and 40 ms, in ms:");
  for (const { path, cookie } of await firstPages(app)) {
    const later: number[] = [];
    const first: number[] = [];
    for (let run = 0; run < runs; run++) {
      const { painted, typeface } = await measureTypeface(app.url + path, cookie);
      first.push(painted);
      later.push(Math.max(0, typeface - painted));
    }
    const times = `${median(later).toFixed(0)} (first paint ${median(first).toFixed(0)})`;
    check(median(later) <= targets.typeface, `${path}: ${times}`);
  }
}

async function timeNext(app: App): Promise<void> {
  const times: number[] = [];
  for (let journey = 0; journey < journeys; journey++) times.push(...(await measureNext(app.url)));
  const high = percentile(times, 95);
  print(`Time from the click to the next question, in ms, over ${times.length} questions in ${journeys} journeys:`);
  check(high < targets.next, `median ${median(times).toFixed(0)}, 95th percentile ${high.toFixed(0)}`);
}

async function timeAnswerable(app: App, runs: number, against: string | null): Promise<void> {
  const other = against === null ? null : await startApp({ main: join(against, "apps/server/src/main.ts") });
  const [ours, theirs]: [number[], number[]] = [[], []];
  try {
    // In turns, so that a busy minute on this machine affects both.
    for (let run = 0; run < runs; run++) {
      ours.push(await measureAnswerable(app.url));
      if (other) theirs.push(await measureAnswerable(other.url));
    }
  } finally {
    await other?.dispose();
  }
  const list = (times: readonly number[]) => `median ${median(times).toFixed(0)} (${times.map(Math.round).join(", ")})`;
  print("The first question can be answered, at 1.6 Mbit/s, 150 ms and a fourth of the processor, in ms:");
  print(`  ${list(ours)}`);
  if (!other) return;
  const ratio = median(ours) / median(theirs);
  check(ratio <= targets.answerable, `${against}: ${list(theirs)}; ratio ${ratio.toFixed(2)}`);
}
