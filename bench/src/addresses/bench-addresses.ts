import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AppOptions, startApp } from "../../../e2e/src/app.ts";
import { startPostgres } from "../../../tools/lib/postgres.ts";
import { percentile } from "../percentile.ts";
import { makeDice } from "./dice.ts";
import { runImport } from "./run-import.ts";
import { spell, type Typed } from "./spell.ts";
import { type Street, writeStreets } from "./streets.ts";
import { roundCount, timeSuggestions, warmUp } from "./suggestion-times.ts";

export interface Finding {
  text: string;
  /** Whether it meets the target. */
  holds: boolean;
}

export interface BenchSize {
  streets: number;
  /** The number of queries. */
  questions: number;
  /** Whether to import the streets into the embedded database too, which takes minutes. */
  embeddedImport: boolean;
}

/** Our targets; suggestion times in ms. */
const targets = { seconds: 180, megabytes: 400, postgres: 15, embedded: 40 };
/** The percentage of queries whose address must be among the first three suggestions. */
const requiredPercentage = 95;
const settings = { NODE_ENV: "test", LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "1000000" };
const reportTimes = new URL("./report-times.ts", import.meta.url).href;
const spellings = new URL("../../../apps/server/src/addresses/spellings/spellings.txt", import.meta.url);

/** Imports streets with the import command, then requests suggestions from the server for what people might type. */
export async function benchAddresses(size: BenchSize, report: (finding: Finding) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kautia-streets-"));
  // Large enough for the streets and their indexes, as in production.
  const postgres = await startPostgres({ sharedBuffers: "512MB" });
  try {
    const { samples, ...files } = await writeStreets(folder, size.streets, size.questions);
    const load = [files.streets, files.places];
    const typed = spellAll(samples, size.questions);
    const onPostgres = { ...settings, DATABASE_URL: postgres.url, DATA_DIR: join(folder, "postgres") };
    reportImport("PostgreSQL", await runImport(onPostgres, load), report);
    await measureSuggestions(
      "PostgreSQL",
      { databaseUrl: postgres.url, env: settings },
      typed,
      targets.postgres,
      report,
    );
    const cutSpellings = await readSpellings(size.questions);
    await measureSuggestions("embedded, nothing imported", { env: settings }, cutSpellings, targets.embedded, report);
    if (!size.embeddedImport) return;
    const embedded = { ...settings, DATA_DIR: join(folder, "embedded") };
    reportImport("embedded database", await runImport(embedded, load), report);
    await measureSuggestions("embedded, imported", { env: embedded }, typed, targets.embedded, report);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

type Report = (finding: Finding) => void;

function reportImport(
  where: string,
  { seconds, megabytes, output }: Awaited<ReturnType<typeof runImport>>,
  report: Report,
) {
  report({ text: `${where}: ${output}`, holds: /^[1-9]\d* places and [1-9]\d* streets .* 0 rows/.test(output) });
  report({ text: `  in ${seconds.toFixed(1)} s (target: below ${targets.seconds})`, holds: seconds < targets.seconds });
  report({
    text: `  with a peak of ${megabytes} MB (target: below ${targets.megabytes})`,
    holds: megabytes < targets.megabytes,
  });
}

/**
 * Only the server's time per request counts. The clients run on the same processor, so their times are only reported.
 */
async function measureSuggestions(
  where: string,
  options: AppOptions,
  typed: Typed[],
  limit: number,
  report: Report,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kautia-times-"));
  const file = join(folder, "times.json");
  const env = { ...options.env, NODE_OPTIONS: `--import ${reportTimes}`, TIMES_FILE: file };
  const app = await startApp({ ...options, env });
  try {
    const { rounds, found } = await timeSuggestions(app.url, typed);
    await app.stop();
    const inServer = inRounds(await readTimes(file), typed.length);
    const { half, high } = medianFigures(inServer);
    const waited = medianFigures(rounds);
    const text = `${where}, ${roundCount} × ${typed.length} requests: server median ${ms(half)}, 99th percentile ${ms(high)} (target: below ${limit})`;
    report({ text, holds: high < limit });
    report({ text: `  in the client median ${ms(waited.half)}, 99th percentile ${ms(waited.high)}`, holds: true });
    if (found === null) return;
    const share = `  ${found.toFixed(1)} % of the addresses among the first three (target: at least ${requiredPercentage})`;
    report({ text: share, holds: found >= requiredPercentage });
  } finally {
    await app.dispose();
    await rm(folder, { recursive: true });
  }
}

async function readTimes(file: string): Promise<number[]> {
  const times: unknown = JSON.parse(await readFile(file, "utf8"));
  return Array.isArray(times) ? times.map(Number) : [];
}

/** For each figure, the median of all rounds. */
function medianFigures(rounds: readonly (readonly number[])[]): { half: number; high: number } {
  const of = (percent: number) =>
    percentile(
      rounds.map((times) => percentile(times, percent)),
      50,
    );
  return { half: of(50), high: of(99) };
}

function inRounds(times: readonly number[], length: number): number[][] {
  const measured = times.slice(Math.min(warmUp, length));
  return Array.from({ length: roundCount }, (_, round) => measured.slice(round * length, (round + 1) * length));
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}

/** Spells the streets and shuffles them, so that spellings and places are mixed. */
function spellAll(streets: readonly Street[], count: number): Typed[] {
  const dice = makeDice(count);
  const placed = streets.map((street) => ({ typed: spell(street, dice), place: dice.throw() }));
  return placed
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ typed }) => typed);
}

/** Spellings from the server's own test, cut off at random lengths, as if still being typed. */
async function readSpellings(count: number): Promise<Typed[]> {
  const lines = (await readFile(spellings, "utf8")).split("\n").filter((line) => /^(de|at) /.test(line));
  const dice = makeDice(count);
  return Array.from({ length: count }, () => {
    const [country = "de", typed = ""] = lines[dice.below(lines.length)]?.split("|").map((cell) => cell.trim()) ?? [];
    const length = 2 + dice.below(typed.length - 1);
    return { query: typed.slice(0, length), country: country === "at" ? "at" : "de", meant: null };
  });
}
