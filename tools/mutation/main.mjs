// `npm run mutation`: Stryker makes small changes to the pure rules, one at a time, and counts those that no test
// notices. `npm run mutation -- money dates` checks only some areas. Results are kept in .cache/mutation, even those of
// an interrupted run. Stryker repeats the check for changed rules and tests, but does not notice changed helpers or
// limits: `--force` starts over. `--static` adds code that runs while a file is loaded, such as schemas and tables.
// Each of those changes needs every test, so the run takes several times as long.
import { globSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { cache, root } from "../lib/root.mjs";
import { since } from "../lib/run.mjs";
import { areas } from "./areas.mjs";

/** @typedef {Awaited<ReturnType<Stryker["runMutationTest"]>>[number]} Mutant */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: "boolean" }, static: { type: "boolean" } },
});
const chosen = positionals.length > 0 ? positionals : Object.keys(areas);

/** Area by file. @type {Map<string, string>} */
const areaOf = new Map();
for (const area of chosen) {
  const patterns = areas[area];
  if (!patterns) stop(`No such area: ${area}. There are ${Object.keys(areas).join(", ")}.`);
  for (const pattern of patterns) {
    const files = globSync(pattern, { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
    if (files.length === 0) stop(`tools/mutation/areas.mjs: no file matches ${pattern}`);
    for (const file of files) areaOf.set(file, area);
  }
}

const start = performance.now();
const mutants = await new Stryker({
  configFile: "tools/mutation/stryker.config.mjs",
  mutate: [...areaOf.keys()],
  force: values.force === true,
  ignoreStatic: values.static !== true,
}).runMutationTest();

const open = mutants.filter(({ status }) => status === "Survived" || status === "NoCoverage");
const list = join(cache, "mutation", "survivors.txt");
writeFileSync(list, open.map(describe).toSorted().join(""));
console.log(`\n${drawTable()}\n\n${open.length} unnoticed changes: ${relative(root, list)}. All in ${since(start)}.`);

/** @returns {never} */
function stop(/** @type {string} */ why) {
  console.error(why);
  process.exit(2);
}

function fileOf(/** @type {Mutant} */ { fileName }) {
  return relative(root, resolve(root, fileName));
}

/** The position of a change, and its replacement text. */
function describe(/** @type {Mutant} */ mutant) {
  const { line, column } = mutant.location.start;
  const area = areaOf.get(fileOf(mutant)) ?? "?";
  return `${area} ${fileOf(mutant)}:${line}:${column} ${mutant.status} ${mutant.mutatorName}: ${mutant.replacement?.replaceAll(/\s+/g, " ")}\n`;
}

function drawTable() {
  const rows = chosen.map((area) =>
    count(
      area,
      mutants.filter((mutant) => areaOf.get(fileOf(mutant)) === area),
    ),
  );
  const table = [["area", "mutants", "killed", "timeout", "survived", "no coverage", "ignored", "score"], ...rows];
  if (chosen.length > 1) table.push(count("total", mutants));
  return table
    .map(([name = "", ...cells]) => name.padEnd(8) + cells.map((cell) => cell.padStart(13)).join(""))
    .join("\n");
}

/** One line of the table. The score is the share of noticed changes, without those ignored or unable to run. */
function count(/** @type {string} */ name, /** @type {Mutant[]} */ of) {
  const having = (/** @type {Mutant["status"]} */ status) => of.filter((mutant) => mutant.status === status).length;
  const [killed, timeout, survived, uncovered] = [
    having("Killed"),
    having("Timeout"),
    having("Survived"),
    having("NoCoverage"),
  ];
  const score = (100 * (killed + timeout)) / (killed + timeout + survived + uncovered);
  return [name, of.length, killed, timeout, survived, uncovered, having("Ignored"), `${score.toFixed(1)} %`].map(
    String,
  );
}
