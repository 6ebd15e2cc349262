import { parseArgs } from "node:util";
import { chargeAll } from "./src/scale/charge-due.ts";
import { openScaleDatabase } from "./src/scale/open-database.ts";

/*
 * npm run bench:premiums   What a due premium costs, from its row to the paid charge: processor, statements and written bytes.
 *   -- --policies 100000     among how many policies
 *   -- --due 1000,10000      how many are due
 */
const { values } = parseArgs({
  options: { policies: { type: "string", default: "100000" }, due: { type: "string", default: "1000,10000" } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

const database = await openScaleDatabase(Number(values.policies), print);
try {
  for (const due of values.due.split(",").map(Number)) {
    const { charged, seconds, processor, statements, walBytes, growth } = await chargeAll(
      database.client,
      database.url,
      due,
    );
    const each = (figure: number, digits: number) => (figure / charged).toFixed(digits);
    print(
      `${charged} due: ${each(processor * 1_000, 2)} ms of processor, ${each(statements, 1)} statements and ` +
        `${each(walBytes / 1_024, 1)} kB written each; ${(charged / seconds).toFixed(0)} a second, memory + ${growth.toFixed(0)} MB`,
    );
  }
} finally {
  await database.close();
}
