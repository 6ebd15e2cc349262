// `npm test`: everything there is to prove, on a fresh clone, with nothing but Node 20 or newer. `node tools/test.mjs
// check` (or unit, server, e2e, or several) runs parts alone. Plain JavaScript for the same reason as start.mjs.
import { buildChanged } from "./lib/build.mjs";
import { runChecks } from "./lib/checks.mjs";
import { installMissing } from "./lib/install.mjs";
import { since } from "./lib/run.mjs";
import { runVitest } from "./lib/vitest-run.mjs";

/** @typedef {import("./lib/checks.mjs").Count} Count */
/** @typedef {{ part: string, title: string, run: () => Promise<Count> }} Section */

/** @type {Section[]} */
const sections = [
  { part: "check", title: "Format, types, lint, import rules, unused code", run: runChecks },
  {
    part: "unit",
    title: "Unit tests",
    run: () =>
      runVitest("unit", ["contract", "locales", "stripe-double", "design-system", "web", "server-domain", "tools"]),
  },
  {
    part: "server",
    title: "Server on PGlite",
    run: () => runVitest("server-pglite", ["server"], { TEST_ENGINE: "pglite" }),
  },
  {
    part: "server",
    title: "Server on PostgreSQL",
    run: () => runVitest("server-postgres", ["server"], { TEST_ENGINE: "postgres" }),
  },
  {
    part: "e2e",
    title: "Journeys in Chromium, and a short measurement",
    run: async () => {
      await buildChanged();
      return runVitest("e2e", ["e2e", "bench"]);
    },
  },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !sections.some(({ part }) => part === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. There are check, unit, server and e2e.`);
  process.exit(2);
}

/** @type {Count} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const summary = [];

/** Runs one section; a section that breaks is one failure, and the next ones run all the same. */
async function runSection(/** @type {Section} */ { title, run }) {
  const start = performance.now();
  console.log(`\n── ${title} ──`);
  const count = await run().catch((error) => {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  if (count.passed + count.failed === 0) {
    console.log("✗ nothing ran");
    count.failed++;
  }
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) total[key] += count[key];
  summary.push(`${count.failed === 0 ? "✓" : "✗"} ${title}: ${describe(count)} (${since(start)})`);
}

function describe(/** @type {Count} */ { passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

const start = performance.now();
try {
  await installMissing();
  for (const section of sections) {
    if (asked.length === 0 || asked.includes(section.part)) await runSection(section);
  }
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  total.failed++;
}
console.log(`\n${summary.join("\n")}\nAll in ${since(start)}.`);
// Read by machines: this line alone, and last.
console.log(describe(total));
process.exitCode = total.failed === 0 ? 0 : 1;
