// `npm test` and `npm run test:full`: on a fresh clone they need only Node 20 or newer, so this is plain JavaScript
// without libraries. `node tools/test.mjs check server` runs only some parts, `--full` runs their full form.
import { existsSync } from "node:fs";
import { buildChanged } from "./lib/build.mjs";
import { runChecks } from "./lib/checks.mjs";
import { installMissing } from "./lib/install.mjs";
import { runPlaywright } from "./lib/playwright-run.mjs";
import { describe, report, sum } from "./lib/report.mjs";
import { keepTemporaryFilesInMemory } from "./lib/temporary-folder.mjs";
import { runVitest } from "./lib/vitest-run.mjs";

/** @typedef {import("./lib/report.mjs").Count} Count */
/** @typedef {{ name: string, title: string, full?: boolean, run: () => Promise<Count> }} Part */

const full = process.argv.includes("--full");
if (full) process.env.TEST_LEVEL = "full";
keepTemporaryFilesInMemory();

/**
 * Server tests that also run on the embedded database in the short form, because they cover differences between the
 * engines.
 */
const embeddedFiles = [
  "src/main.test",
  "platform/database/",
  "platform/adapters/",
  "application/concurrency",
  "http/idempotency",
];

/**
 * Runs the server tests on the oldest PostgreSQL that we support. In the short form, because the long loops test our own
 * rules, for which the database's version makes no difference.
 */
async function runOnOldestPostgres() {
  if (!existsSync("/usr/lib/postgresql/15/bin/postgres")) {
    console.log("Skipped: PostgreSQL 15 is not installed (Debian 12: apt-get install postgresql-15).");
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const env = { TEST_ENGINE: "postgres", TEST_POSTGRES_VERSION: "15", TEST_LEVEL: "short" };
  return runVitest("server-15", ["server"], { env });
}

/** @type {Part[]} */
const parts = [
  { name: "check", title: "check: format, types, lint, imports, unused code", run: runChecks },
  {
    name: "unit",
    title: "unit",
    run: () =>
      runVitest("unit", [
        "contract",
        "locales",
        "partner-client",
        "stripe-double",
        "design-system",
        "web",
        "office",
        "web-own-modules",
        "server-rules",
        "tools",
      ]),
  },
  {
    name: "server",
    title: "server on PostgreSQL",
    run: () => runVitest("server", ["server", "another-language"], { env: { TEST_ENGINE: "postgres" } }),
  },
  {
    name: "embedded",
    title: "server on the embedded database",
    run: () => runVitest("embedded", ["server"], { env: { TEST_ENGINE: "pglite" }, files: full ? [] : embeddedFiles }),
  },
  {
    name: "server-15",
    title: "server on Debian's PostgreSQL 15",
    full: true,
    run: runOnOldestPostgres,
  },
  {
    name: "e2e",
    title: "journeys in Chromium",
    run: async () => {
      await buildChanged();
      return runPlaywright("e2e");
    },
  },
  {
    name: "engines",
    title: "journeys in Firefox and WebKit",
    full: true,
    run: async () => {
      await buildChanged();
      return runPlaywright("engines", {}, "e2e/engines");
    },
  },
  {
    name: "bench",
    title: "measurements",
    full: true,
    run: async () => {
      await buildChanged();
      return runVitest("bench", ["bench"], { env: { TEST_ENGINE: "postgres" } });
    },
  },
];

const requested = process.argv.slice(2).filter((argument) => argument !== "--full");
const unknown = requested.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. The parts are ${parts.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
const chosen = parts.filter((part) => (requested.length > 0 ? requested.includes(part.name) : full || !part.full));

/** @type {import("./lib/report.mjs").Row[]} */
const rows = [];
const start = performance.now();
const seconds = (/** @type {number} */ since) => (performance.now() - since) / 1000;

await runPart("install", async () => {
  await installMissing();
  return { passed: 0, failed: 0, skipped: 0 };
});
if (rows.every(({ count }) => count.failed === 0)) {
  for (const { title, run } of chosen) {
    console.log(`\n── ${title} ──`);
    await runPart(title, async () => {
      const count = await run();
      // Journeys are skipped in browsers that are not installed.
      if (count.passed + count.failed + count.skipped === 0) throw new Error("nothing ran");
      return count;
    });
  }
}

/** A part that throws counts as one failure, and the other parts still run. */
async function runPart(/** @type {string} */ title, /** @type {() => Promise<Count>} */ run) {
  const began = performance.now();
  const count = await run().catch((error) => {
    console.log(`✗ ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  rows.push({ part: title, count, seconds: seconds(began) });
}

const total = sum(rows.map(({ count }) => count));
console.log(`\n${report(rows, seconds(start))}\n`);
// For scripts: this is always the last line.
console.log(describe(total));
process.exitCode = total.failed === 0 ? 0 : 1;
