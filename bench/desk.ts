import { parseArgs } from "node:util";
import { saveMeasured } from "./src/plots/measured.ts";
import { timeDesk } from "./src/scale/desk-times.ts";
import { openScaleDatabase } from "./src/scale/open-database.ts";

/*
 * npm run bench:desk   Times the desk's lists in a large database, from the statement to its rows.
 *   -- --policies 100000   the number of policies
 *   -- --save              keeps the figures in bench/measured, for bench:plots
 */
const { values } = parseArgs({
  options: { policies: { type: "string", default: "100000" }, save: { type: "boolean", default: false } },
});
/** Our target, in ms. */
const longest = 100;
const print = (line: string) => process.stdout.write(`${line}\n`);

const database = await openScaleDatabase(Number(values.policies), print);
try {
  const times = await timeDesk(database.url);
  for (const [title, milliseconds] of times) {
    print(`${milliseconds <= longest ? "✓" : "✗"} ${title.padEnd(40)} ${milliseconds.toFixed(1).padStart(7)} ms`);
    if (milliseconds > longest) process.exitCode = 1;
  }
  const rounded = times.map(([title, milliseconds]) => [title, Math.round(milliseconds * 10) / 10] as const);
  if (values.save) saveMeasured("desk", values.policies, Object.fromEntries(rounded));
} finally {
  await database.close();
}
