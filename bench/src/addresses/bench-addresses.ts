import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AppOptions, startApp } from "../../../e2e/src/app.ts";
import { startPostgres } from "../../../tools/lib/postgres.ts";
import { percentile } from "../percentile.ts";
import { makeDice } from "./dice.ts";
import { runImport, timeInside } from "./run-import.ts";
import { spell, type Typed } from "./spell.ts";
import { type Street, writeStreets } from "./streets.ts";
import { timeSuggestions } from "./suggestion-times.ts";

export interface Finding {
  text: string;
  /** Whether it is within what is promised. */
  holds: boolean;
}

export interface BenchSize {
  streets: number;
  /** How many suggestions are asked for. */
  questions: number;
  /** The embedded database with the same streets too; takes minutes. */
  embeddedImport: boolean;
}

/** What the issue promises. */
const most = { seconds: 180, megabytes: 400, postgres: 15, embedded: 40 };
/** Of a hundred addresses spelt in every way, so many are among the first three. */
const leastFound = 95;
const settings = { NODE_ENV: "test", LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "1000000" };
const spellings = new URL("../../../apps/server/src/features/addresses/spellings/spellings.txt", import.meta.url);

/** Imports streets by the command, and asks the server for them as people type them. */
export async function benchAddresses(size: BenchSize, tell: (finding: Finding) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kautia-streets-"));
  const postgres = await startPostgres();
  try {
    const { samples, ...files } = await writeStreets(folder, size.streets, size.questions);
    const load = [files.streets, files.places];
    const typed = spellAll(samples, size.questions);
    const onPostgres = { ...settings, DATABASE_URL: postgres.url, DATA_DIR: join(folder, "postgres") };
    tellImport("PostgreSQL", await runImport(onPostgres, load), tell);
    await ask("PostgreSQL", { databaseUrl: postgres.url, env: settings }, typed, most.postgres, tell);
    tellTimes("PostgreSQL, the source of addresses alone", await timeInside(onPostgres, typed), most.postgres, tell);

    await ask(
      "embedded, nothing imported",
      { env: settings },
      await readSpellings(size.questions),
      most.embedded,
      tell,
    );
    if (!size.embeddedImport) return;
    const embedded = { ...settings, DATA_DIR: join(folder, "embedded") };
    tellImport("embedded database", await runImport(embedded, load), tell);
    await ask("embedded, imported", { env: embedded }, typed, most.embedded, tell);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

type Tell = (finding: Finding) => void;

function tellImport(where: string, { seconds, megabytes, said }: Awaited<ReturnType<typeof runImport>>, tell: Tell) {
  tell({ text: `${where}: ${said}`, holds: /^[1-9]\d* places and [1-9]\d* streets .* 0 rows/.test(said) });
  tell({ text: `  in ${seconds.toFixed(1)} s, below ${most.seconds}`, holds: seconds < most.seconds });
  tell({ text: `  by a process of ${megabytes} MB, below ${most.megabytes}`, holds: megabytes < most.megabytes });
}

async function ask(where: string, options: AppOptions, typed: Typed[], limit: number, tell: Tell): Promise<void> {
  const app = await startApp(options);
  try {
    const { times, found } = await timeSuggestions(app.url, typed);
    tellTimes(`${where}, over HTTP`, times, limit, tell);
    if (found === null) return;
    const text = `  ${found.toFixed(1)} % of the addresses among the first three, from ${leastFound}`;
    tell({ text, holds: found >= leastFound });
  } finally {
    await app.dispose();
  }
}

function tellTimes(what: string, times: readonly number[], limit: number, tell: Tell): void {
  const [half, high] = [percentile(times, 50), percentile(times, 99)];
  const text = `${what}, ${times.length} times: half within ${half.toFixed(1)} ms, 99 % within ${high.toFixed(1)}, below ${limit}`;
  tell({ text, holds: high < limit });
}

/** In an order in which no kind of spelling, and no place, comes in a row. */
function spellAll(streets: readonly Street[], count: number): Typed[] {
  const dice = makeDice(count);
  const placed = streets.map((street) => ({ typed: spell(street, dice), place: dice.throw() }));
  return placed
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ typed }) => typed);
}

/** The real spellings that the server's own test has, each as it grows under somebody's fingers. */
async function readSpellings(count: number): Promise<Typed[]> {
  const lines = (await readFile(spellings, "utf8")).split("\n").filter((line) => /^(de|at) /.test(line));
  const dice = makeDice(count);
  return Array.from({ length: count }, () => {
    const [country = "de", typed = ""] = lines[dice.below(lines.length)]?.split("|").map((cell) => cell.trim()) ?? [];
    const length = 2 + dice.below(typed.length - 1);
    return { query: typed.slice(0, length), country: country === "at" ? "at" : "de", meant: null };
  });
}
