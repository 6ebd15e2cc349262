import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { cache, findNode, root } from "./root.mjs";
import { run } from "./run.mjs";

/** @typedef {import("./report.mjs").Count} Count */
/** @typedef {{ name: string, status: string, startTime: number, endTime: number, message?: string, assertionResults: { status: string }[] }} FileResult */

/** The vitest projects with the beginning of their files' paths. */
const folders = {
  contract: "packages/contract/",
  locales: "packages/locales/",
  "partner-client": "packages/partner-client/",
  "stripe-double": "packages/stripe-double/",
  "design-system": "packages/design-system/",
  web: "apps/web/",
  office: "apps/office/src/",
  "web-own-modules": "apps/web/src/",
  "server-rules": "apps/server/src/",
  server: "apps/server/",
  "another-language": "apps/server/src/another-language",
  tools: "tools/",
  bench: "bench/",
};

/** @typedef {keyof typeof folders} Project */

/**
 * Runs vitest on some projects, passes on its output, and counts the tests. A project without any test counts as a
 * failure, because a wrong pattern must not look like success.
 * @param {string} name  of the result file
 * @param {readonly Project[]} projects
 * @param {{ env?: Record<string, string>, files?: readonly string[] }} [options]  files: only those whose path contains one of these
 */
export async function runVitest(name, projects, { env = {}, files = [] } = {}) {
  const file = join(cache, "test-results", `${name}.json`);
  mkdirSync(join(cache, "test-results"), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code } = await run(
    findNode(),
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...files,
      ...projects.flatMap((project) => ["--project", project]),
      ...reporters,
    ],
    // Ends a run that hangs.
    {
      env: { NODE_COMPILE_CACHE: join(cache, "compiled"), TEST_PATIENCE: "10000", ...env },
      limit: (process.env.TEST_LEVEL === "full" ? 240 : 20) * 60_000,
    },
  );
  const results = readResults(file);
  const count = countResults(results);
  for (const project of projects) {
    if (results.some((result) => relative(root, result.name).startsWith(folders[project]) && hasRun(result))) continue;
    console.log(`✗ ${project}: not a single test ran`);
    count.failed++;
  }
  // An error outside any test, such as an unhandled rejection.
  if (code !== 0 && count.failed === 0) count.failed++;
  const seconds = (/** @type {FileResult} */ { startTime, endTime }) => (endTime - startTime) / 1000;
  return {
    ...count,
    files: results.map((result) => ({ name: relative(root, result.name), seconds: seconds(result) })),
  };
}

/** @returns {FileResult[]} */
function readResults(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).testResults;
  } catch {
    return [];
  }
}

function hasRun(/** @type {FileResult} */ result) {
  return result.assertionResults.some(({ status }) => status === "passed" || status === "failed");
}

/** @param {readonly FileResult[]} results */
export function countResults(results) {
  /** @type {Count} */
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of results) {
    const statuses = assertionResults.map((assertion) => assertion.status);
    const failed = statuses.filter((one) => one === "failed").length;
    count.passed += statuses.filter((one) => one === "passed").length;
    // A file that fails to load, or whose set-up or clean-up fails, has no failed test of its own.
    count.failed += failed === 0 && status === "failed" ? 1 : failed;
    count.skipped += statuses.filter((one) => one !== "passed" && one !== "failed").length;
  }
  return count;
}
