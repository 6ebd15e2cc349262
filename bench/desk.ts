import { parseArgs } from "node:util";
import { timeDesk } from "./src/scale/desk-times.ts";
import { openScaleDatabase } from "./src/scale/open-database.ts";

/*
 * npm run bench:desk   How long the desk's lists take among many policies, from the statement to its rows.
 *   -- --policies 100000   how many
 */
const { values } = parseArgs({ options: { policies: { type: "string", default: "100000" } } });
/** Our target, in ms. */
const longest = 100;
const print = (line: string) => process.stdout.write(`${line}\n`);

const database = await openScaleDatabase(Number(values.policies), print);
try {
  for (const [title, milliseconds] of await timeDesk(database.url)) {
    print(`${milliseconds <= longest ? "✓" : "✗"} ${title.padEnd(40)} ${milliseconds.toFixed(1).padStart(7)} ms`);
    if (milliseconds > longest) process.exitCode = 1;
  }
} finally {
  await database.close();
}
