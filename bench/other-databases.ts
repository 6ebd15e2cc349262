import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openScaleDatabase } from "./src/scale/open-database.ts";
import { isOfOneApplication, limits, readSchema } from "./src/scale/other-databases.ts";
import { readStatements } from "./src/scale/read-statements.ts";

/*
 * npm run bench:other-databases   Checks each collected statement and the schema against documented limits of distributed
 *   databases that speak PostgreSQL's protocol (docs/scale.md). Statements are collected as for bench:plans.
 *   -- --all   lists all findings instead of five of each kind
 */
const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
const print = (line: string) => process.stdout.write(`${line}\n`);

const file = fileURLToPath(new URL("../.cache/statements.jsonl", import.meta.url));
const statements = readStatements(file).map(({ from, text }) => {
  return { kind: "statement" as const, from, text, isByApplication: isOfOneApplication(text) };
});
const database = await openScaleDatabase(1_000, print);
try {
  const checked = [...statements, ...(await readSchema(database.client))];
  print(`${statements.length} statements, ${checked.length - statements.length} triggers, indexes and keys`);
  for (const { database: name, what, source, applies } of limits) {
    const found = checked.filter(applies);
    const from = [...new Set(found.map((item) => item.from))];
    print(`\n${String(found.length).padStart(4)}  ${name}: ${what}\n      ${source}`);
    for (const item of values.all ? from : from.slice(0, 5)) print(`      - ${item}`);
    if (!values.all && from.length > 5) print(`      and ${from.length - 5} more`);
  }
} finally {
  await database.close();
}
