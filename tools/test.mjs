// `npm test` and `npm run test:full`: on a fresh clone they need only Node 20 or newer, so this is plain JavaScript
// without libraries. `node tools/test.mjs check server` runs only some parts, `--full` runs their full form.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildChanged } from "./lib/build.mjs";
import { runChecks } from "./lib/checks.mjs";
import { installMissing } from "./lib/install.mjs";
import { cache, findNode } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";
import { keepTemporaryFilesInMemory } from "./lib/temporary-folder.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

const full = process.argv.includes("--full");
process.env.TEST_LEVEL = full ? "full" : "short";
keepTemporaryFilesInMemory();

const unit = ["contract", "locales", "partner-client", "stripe-double", "design-system", "web", "office"];
const others = ["web-own-modules", "server-rules", "tools"];
/** Server tests that also run on the embedded database in the short form: they cover differences between the engines. */
const embedded = [
  "src/main.test",
  "platform/database/",
  "platform/adapters/",
  "application/concurrency",
  "http/idempotency",
];
const onPostgres = { TEST_ENGINE: "postgres" };
/** In the short form: the long loops test our own rules, for which the database's version makes no difference. */
const onOldest = { ...onPostgres, TEST_POSTGRES_VERSION: "15", TEST_LEVEL: "short" };
const hasOldest = existsSync("/usr/lib/postgresql/15/bin/postgres");

/** @type {{ name: string, title: string, full?: boolean, run: () => Promise<Count> }[]} */
const parts = [
  { name: "check", title: "format, types, lint, imports, unused code", run: () => runChecks(full) },
  { name: "unit", title: "unit tests", run: () => runVitest("unit", [...unit, ...others]) },
  {
    name: "server",
    title: "server on PostgreSQL",
    run: () => runVitest("server", ["server", "another-language"], onPostgres),
  },
  {
    name: "embedded",
    title: "server on the embedded database",
    run: () => runVitest("embedded", ["server"], { TEST_ENGINE: "pglite" }, full ? [] : embedded),
  },
  {
    name: "server-15",
    title: "server on Debian's PostgreSQL 15, if it is installed",
    full: true,
    run: async () => (hasOldest ? runVitest("server-15", ["server"], onOldest) : { passed: 0, failed: 0, skipped: 1 }),
  },
  { name: "e2e", title: "journeys in Chromium", run: () => runPlaywright("e2e", "e2e") },
  {
    name: "engines",
    title: "journeys in Firefox and WebKit",
    full: true,
    run: () => runPlaywright("engines", "e2e/engines"),
  },
  {
    name: "bench",
    title: "measurements",
    full: true,
    run: async () => {
      await buildChanged();
      return runVitest("bench", ["bench"], onPostgres);
    },
  },
];

/** The caches of Node and Playwright. Playwright's default is in the temporary folder, which lasts for one run. */
const compiled = {
  NODE_COMPILE_CACHE: join(cache, "compiled"),
  PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(cache, "playwright-transformed"),
};
const minute = 60_000;

/**
 * @param {string} name  of the result file
 * @param {readonly string[]} projects
 * @param {Record<string, string>} [env]
 * @param {readonly string[]} [files]  only those whose path contains one of these
 */
async function runVitest(name, projects, env = {}, files = []) {
  const result = resultFile(name);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${result}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const { code } = await run(findNode(), ["node_modules/vitest/vitest.mjs", "run", ...files, ...chosen, ...reporters], {
    env: { ...compiled, TEST_PATIENCE: "10000", ...env },
    // Ends a run that hangs.
    limit: (full ? 240 : 20) * minute,
  });
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = read(result);
  return judge(code, { passed, failed, skipped });
}

async function runPlaywright(/** @type {string} */ name, /** @type {string} */ folder) {
  await buildChanged();
  const result = resultFile(name);
  // Playwright sets FORCE_COLOR in its workers, and Node warns in each process that finds NO_COLOR too.
  const colours = process.stdout.isTTY ? {} : { FORCE_COLOR: "0", NO_COLOR: undefined };
  const env = { ...compiled, ...colours, PLAYWRIGHT_JSON_OUTPUT_FILE: result };
  const playwright = (/** @type {string[]} */ ...args) =>
    run(findNode(), ["node_modules/@playwright/test/cli.js", "test", "-c", folder, ...args], {
      env,
      limit: (full ? 120 : 50) * minute,
    });
  const { code } = await playwright("--reporter=list,json");
  const { expected: passed = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(result).stats ?? {};
  if (unexpected > 0) {
    console.log("\nRepeating the failed journeys to record traces; the result above stands:");
    await playwright("--last-failed", "--trace=on", "--reporter=list");
  }
  return judge(code, { passed, failed: unexpected + flaky, skipped });
}

function resultFile(/** @type {string} */ name) {
  const folder = join(cache, "test-results");
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, `${name}.json`), { force: true });
  return join(folder, `${name}.json`);
}

function read(/** @type {string} */ file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** An error outside any test counts as one failure, and so does a run without a test. */
function judge(/** @type {number} */ code, /** @type {Count} */ { passed, failed, skipped }) {
  const isEmpty = passed + failed + skipped === 0;
  return { passed, failed: failed === 0 && (code !== 0 || isEmpty) ? 1 : failed, skipped };
}

const requested = process.argv.slice(2).filter((argument) => argument !== "--full");
const unknown = requested.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. The parts are ${parts.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}

/** @type {(Count & { part: string, seconds: number })[]} */
const rows = [];

/** A part that throws counts as one failure, and the other parts still run. */
async function runPart(/** @type {string} */ part, /** @type {() => Promise<Count>} */ act) {
  const began = performance.now();
  const count = await act().catch((error) => {
    console.log(`✗ ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  rows.push({ part, ...count, seconds: Math.round((performance.now() - began) / 1000) });
}

await runPart("install", async () => {
  await installMissing();
  return { passed: 0, failed: 0, skipped: 0 };
});
for (const { name, title, full: onlyInFull, run: act } of rows[0]?.failed ? [] : parts) {
  if (requested.length > 0 ? !requested.includes(name) : onlyInFull && !full) continue;
  console.log(`\n── ${name}: ${title} ──`);
  await runPart(name, act);
}

const sum = (/** @type {"passed" | "failed" | "skipped" | "seconds"} */ key) =>
  rows.reduce((total, row) => total + row[key], 0);
const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
console.log();
console.table([...rows, { part: "all", passed, failed, skipped, seconds: sum("seconds") }]);
// For scripts: this is always the last line.
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed === 0 ? 0 : 1;
