import { findNode } from "./root.mjs";
import { run, since } from "./run.mjs";

/**
 * All checks that only read the sources. Each counts as one test. The linter reports the compiler's errors as well,
 * because it has the types anyway; the compiler itself takes twice as long and only checks what the linter ignores. In the
 * full form it checks everything.
 * @param {boolean} full
 */
function listChecks(full) {
  const node = findNode();
  const sources = ["apps", "bench", "e2e", "packages", "tools", "vitest.config.ts"];
  return [
    // Slowest first: two run at a time, and the short ones fill the gaps.
    { name: "lint and types", command: "oxlint", args: ["--type-aware", "--type-check", "--deny-warnings"] },
    { name: "unused", command: "knip", args: ["--no-progress"] },
    { name: "format", command: "oxfmt", args: ["--check", "."] },
    { name: "imports", command: "depcruise", args: [...sources, "--output-type=err-long"] },
    { name: "licences", command: node, args: ["tools/check-licences.ts"] },
    { name: "types", command: "tsc", args: full ? ["-b"] : ["-p", "packages/partner-client"] },
  ];
}

/** Runs all checks, two at a time, and prints the output of those that fail. */
export async function runChecks(/** @type {boolean} */ full) {
  // The other checks read what this writes.
  const written = await run(findNode(), ["packages/partner-client/build/write-types.ts"], { quiet: true });
  if (written.code !== 0) throw new Error(written.output);
  const waiting = listChecks(full);
  const count = { passed: 0, failed: 0, skipped: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = performance.now();
      const { code, output } = await run(check.command, check.args, { quiet: true });
      console.log(`  ${code === 0 ? "✓" : "✗"} ${check.name} (${since(start)})`);
      if (code !== 0) console.log(output.trimEnd().replaceAll(/^/gm, "    "));
      count[code === 0 ? "passed" : "failed"]++;
    }
  };
  await Promise.all([work(), work()]);
  return count;
}
