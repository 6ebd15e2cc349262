import { join } from "node:path";
import { startApp } from "../e2e/src/app.ts";
import { expectSuccess, signByWire } from "../e2e/src/tenant-by-wire.ts";
import { wireTo } from "../e2e/src/wire.ts";
import { measureAnswerable } from "./src/answerable.ts";
import { measureNext } from "./src/next-question.ts";
import { measurePage, type PageFigures } from "./src/page-figures.ts";
import { percentile } from "./src/percentile.ts";
import { hostPlainPage } from "./src/plain-page.ts";
import { measureTypeface, type TypefaceFigures } from "./src/typeface.ts";
import { readOptions } from "./src/read-options.ts";

/*
 * npm run bench        After a build (npm start makes one). Lighthouse (mobile, on a line that is really throttled) for our
 *   pages in turns with a plain page of 2 kB, median of five. Then the time from the first paint to the brand's typeface
 *   on a usual line, the time until each next question is painted, over three journeys, and the time until the first
 *   question can be answered on a slow line with a slow processor.
 *   -- --runs 3        fewer runs
 *   -- --only next     only one of the parts: pages, typeface, next, answerable
 *   -- --against ../old  another built checkout, to compare when the first question can be answered
 *   -- --slowdown 4    how many times slower the phone is than this machine; default: as Lighthouse advises
 */
const { runs, only, slowdown: chosenSlowdown, against } = readOptions(process.argv.slice(2));
/** Several, because the 95th percentile of a single journey would be just its slowest question. */
const journeys = 3;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Our targets; times in ms. */
const targets = { fcp: 1.2, lcp: 1.25, blocking: 150, typeface: 300, next: 60, answerable: 1.15 };

const app = await startApp();
try {
  if (only === null || only === "pages") await comparePages();
  if (only === null || only === "typeface") await timeTypeface();
  if (only === null || only === "next") await timeNext();
  if (only === null || only === "answerable") await timeAnswerable();
} finally {
  await app.dispose();
}

/** The first pages of most visits. */
async function firstPages() {
  const wire = wireTo(app.url);
  const { token } = expectSuccess(await wire.post("/onboarding/tenant/init", {}));
  const { landlordToken } = await signByWire(wire);
  return [
    { path: "/de/welcome", cookie: null },
    { path: "/de?step=name", cookie: token },
    { path: `/de/landlord/${landlordToken}`, cookie: null },
  ] as const;
}

async function comparePages(): Promise<void> {
  const pages = await firstPages();
  const plainPage = await hostPlainPage();
  try {
    const slowdown = chosenSlowdown ?? (await findSlowdown(plainPage.url));
    const plain: PageFigures[] = [];
    const ours = pages.map((page) => ({ ...page, figures: [] as PageFigures[] }));
    // Alternating, so that a busy minute on this machine affects all pages.
    for (let run = 0; run < runs; run++) {
      plain.push(await measurePage(plainPage.url, null, slowdown));
      for (const { path, cookie, figures } of ours) figures.push(await measurePage(app.url + path, cookie, slowdown));
    }
    for (const { path, figures } of ours) report(path, mediansOf(figures), mediansOf(plain));
  } finally {
    plainPage.close();
  }
}

/** The slowdown factor for this machine. */
async function findSlowdown(url: string): Promise<number> {
  const found: number[] = [];
  for (let run = 0; run < 3; run++) found.push((await measurePage(url, null, 1)).machine);
  const machine = percentile(found, 50);
  const slowdown = slowdownFor(machine);
  print(`Lighthouse's benchmark index of this machine is ${Math.round(machine)}: CPU slowdown ${slowdown}.`);
  return slowdown;
}

function report(path: string, ours: PageFigures, plain: PageFigures): void {
  const compare = (name: "fcp" | "lcp") => {
    const ratio = ours[name] / plain[name];
    const mark = ratio <= targets[name] ? "✓" : "✗";
    return `${mark} ${name.toUpperCase()} ${Math.round(ours[name])} ms, plain page ${Math.round(plain[name])} ms: ratio ${ratio.toFixed(2)}`;
  };
  const { blocking, shift, performance: speed, accessibility, practices } = ours;
  print(`${path}\n  ${compare("fcp")}\n  ${compare("lcp")}`);
  const plainBlocking = Math.round(plain.blocking);
  print(
    `  ${blocking <= targets.blocking ? "✓" : "✗"} TBT ${Math.round(blocking)} ms (plain page ${plainBlocking} ms), ${shift.toFixed(3) === "0.000" ? "✓" : "✗"} CLS ${shift.toFixed(3)}`,
  );
  print(`  performance ${speed}, accessibility ${accessibility}, best practices ${practices}`);
}

async function timeTypeface(): Promise<void> {
  print("From the first paint to the brand's typeface on a first visit, at 10 Mbit/s and 40 ms, in ms:");
  for (const { path, cookie } of await firstPages()) {
    const all: TypefaceFigures[] = [];
    for (let run = 0; run < runs; run++) all.push(await measureTypeface(app.url + path, cookie));
    const later = percentile(
      all.map(({ painted, typeface }) => Math.max(0, typeface - painted)),
      50,
    );
    const first = percentile(
      all.map(({ painted }) => painted),
      50,
    );
    print(`  ${later <= targets.typeface ? "✓" : "✗"} ${path}: ${later.toFixed(0)} (first paint ${first.toFixed(0)})`);
  }
}

async function timeNext(): Promise<void> {
  const times: number[] = [];
  for (let journey = 0; journey < journeys; journey++) times.push(...(await measureNext(app.url)));
  const high = percentile(times, 95);
  print(`Time from the click to the next question, in ms, over ${times.length} questions in ${journeys} journeys:`);
  print(
    `  ${high < targets.next ? "✓" : "✗"} median ${percentile(times, 50).toFixed(0)}, 95th percentile ${high.toFixed(0)}`,
  );
}

async function timeAnswerable(): Promise<void> {
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
  const list = (times: readonly number[]) => times.map(Math.round).join(", ");
  print("The first question can be answered, at 1.6 Mbit/s, 150 ms and a fourth of the processor, in ms:");
  print(`  median ${percentile(ours, 50).toFixed(0)} (${list(ours)})`);
  if (!other) return;
  const ratio = percentile(ours, 50) / percentile(theirs, 50);
  const mark = ratio <= targets.answerable ? "✓" : "✗";
  print(
    `  ${against}: median ${percentile(theirs, 50).toFixed(0)} (${list(theirs)}); ${mark} ratio ${ratio.toFixed(2)}`,
  );
}

/** The median of each figure. */
function mediansOf(all: readonly PageFigures[]): PageFigures {
  const medianOf = (name: keyof PageFigures) =>
    percentile(
      all.map((item) => item[name]),
      50,
    );
  return {
    fcp: medianOf("fcp"),
    lcp: medianOf("lcp"),
    blocking: medianOf("blocking"),
    shift: medianOf("shift"),
    performance: medianOf("performance"),
    accessibility: medianOf("accessibility"),
    practices: medianOf("practices"),
    machine: medianOf("machine"),
  };
}

/**
 * How many times slower a mid-range phone is than a machine with this Lighthouse `benchmarkIndex`. Lighthouse's default
 * of 4 is meant for fast desktops only; the table is from its documentation (docs/throttling.md, "Calibrating the CPU
 * slowdown").
 */
function slowdownFor(points: number): number {
  if (points >= 1500) return 4;
  if (points >= 800) return 2;
  return 1;
}
