import { parseArgs } from "node:util";
import { timeDesk } from "./src/desk-times.ts";
import { positive } from "./src/positive.ts";
import { check, print } from "./src/print.ts";
import { openScaleDatabase } from "./src/data/open-database.ts";

/*
 * The processor time of the desk's lists in a large database, from the statement to its rows, beside the simplest read: the
 * 25 newest policies.
 *   --policies 100000   the number of policies
 */

/** Our target, in ms. */
const longest = 100;

export async function benchDesk(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { policies: { type: "string", default: "100000" } } });
  const database = await openScaleDatabase(positive("policies", values.policies));
  try {
    const { plain, lists } = await timeDesk(database);
    print(`25 rows by an index and nothing else: ${plain.toFixed(2)} ms`);
    for (const [title, took] of lists)
      check(
        took <= longest,
        `${title.padEnd(40)} ${took.toFixed(1).padStart(7)} ms, ratio ${(took / plain).toFixed(1)}`,
      );
  } finally {
    await database.close();
  }
}
