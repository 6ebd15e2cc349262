import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cache, findNode } from "./root.mjs";
import { run } from "./run.mjs";

/** @typedef {import("./report.mjs").Count} Count */
/** @typedef {{ status: string, results: { duration: number }[] }} TestResult */
/** @typedef {{ file: string, specs?: { tests: TestResult[] }[], suites?: Suite[] }} Suite */
/** @typedef {{ suites?: Suite[], errors?: unknown[] }} Report */
/** @typedef {Count & { files: { name: string, seconds: number }[] }} Outcome */

/** What Node and Playwright have compiled. Playwright's own place is in the temporary folder, which lasts for one run. */
const keptBetweenRuns = {
  NODE_COMPILE_CACHE: join(cache, "compiled"),
  PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(cache, "playwright-transformed"),
};

// Playwright sets FORCE_COLOR in its workers, and Node warns in each process that finds NO_COLOR too.
const withoutColours = process.stdout.isTTY ? {} : { FORCE_COLOR: "0", NO_COLOR: undefined };

/**
 * Runs journeys, passes on Playwright's output, and counts the tests. A run without any test counts as a failure,
 * because a wrong pattern must not look like success.
 * @param {string} name  of the result file
 * @param {Record<string, string>} [env]
 * @param {string} [folder]  of the configuration
 * @returns {Promise<Outcome>}
 */
export async function runPlaywright(name, env = {}, folder = "e2e") {
  const file = join(cache, "test-results", `${name}.json`);
  mkdirSync(join(cache, "test-results"), { recursive: true });
  rmSync(file, { force: true });
  const full = (env["TEST_LEVEL"] ?? process.env["TEST_LEVEL"]) === "full";
  const playwright = (/** @type {string[]} */ ...args) =>
    run(findNode(), ["node_modules/@playwright/test/cli.js", "test", "-c", folder, ...args], {
      env: { ...keptBetweenRuns, ...withoutColours, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      // A run of fifty minutes hangs. The full form may take two hours.
      limit: full ? 7_200_000 : 3_000_000,
    });
  const { code } = await playwright("--reporter=list,json");
  const outcome = readOutcome(readReport(file));
  if (outcome.failed > 0) {
    console.log("\nRepeating the failed journeys to record traces; the result above stands:");
    await playwright("--last-failed", "--trace=on", "--reporter=list");
  }
  if (outcome.passed + outcome.failed + outcome.skipped === 0) {
    console.log("✗ e2e: not a single test ran");
    outcome.failed++;
  }
  // An error outside any test, such as a worker that could not start.
  if (code !== 0 && outcome.failed === 0) outcome.failed++;
  return outcome;
}

/** @returns {Report} */
function readReport(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/**
 * @param {Report} report
 * @returns {Outcome}
 */
export function readOutcome({ suites = [] }) {
  /** @type {Outcome} */
  const outcome = { passed: 0, failed: 0, skipped: 0, files: [] };
  // The report has one suite per file.
  for (const suite of suites) {
    const tests = listTests(suite);
    for (const { status } of tests) {
      if (status === "expected") outcome.passed++;
      else if (status === "skipped") outcome.skipped++;
      else outcome.failed++;
    }
    const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    outcome.files.push({ name: suite.file, seconds: milliseconds / 1000 });
  }
  return outcome;
}

/** @returns {TestResult[]} */
function listTests(/** @type {Suite} */ { specs = [], suites = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(listTests)];
}
