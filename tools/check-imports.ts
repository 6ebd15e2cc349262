// Checks the import rules in tools/rules/imports. Run by `npm run check` and by `npx node tools/check-imports.ts`.
import { format } from "dependency-cruiser";
import { root } from "./lib/root.mjs";
import { cruiseImports, findDoubts } from "./rules/imports/cruise-imports.ts";
import { findImportCycles } from "./rules/imports/cycle-rules.ts";

// Well below the number of files in the repository. Fewer mean that the parser has skipped most of them.
const expectedFiles = 1000;

const result = await cruiseImports(root);
// The report would warn about TypeScript 7, which dependency-cruiser cannot use; we parse with swc instead.
const summary = { ...result.summary, environment: { ...result.summary.environment, issues: [] } };
const { output } = await format({ ...result, summary }, { outputType: "err-long" });
console.log(output);

const cycles = findImportCycles(result);
for (const { rule, comment, imports } of cycles) {
  console.log(`${rule}: ${comment}`);
  for (const { from, to } of imports) console.log(`  ${from} → ${to}`);
}

const doubts = findDoubts(result, expectedFiles);
for (const doubt of doubts) console.log(`${doubt} So this run proves nothing.`);

if (result.summary.error + cycles.length + doubts.length > 0) process.exitCode = 1;
