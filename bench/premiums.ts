import { chargeAll, chargePlainly } from "./src/premiums/charge-due.ts";
import { positive, readOptions } from "./src/options.ts";
import { check, print } from "./src/print.ts";
import { openScaleDatabase, type ScaleDatabase } from "./src/data/open-database.ts";

/*
 * The work for a due premium, from its row to the paid charge, with worker processes, PostgreSQL and the double of the card
 * provider, beside charging there and recording nothing. Changes the test data. Fails if a premium was not charged exactly once.
 *   --policies 100000    policies in the database
 *   --due 1000,10000     due premiums
 *   --workers 1,2        worker processes
 *   --kills 10           how often a worker is killed and replaced
 */
export async function benchPremiums(args: string[]): Promise<void> {
  const values = readOptions(args, { policies: 100_000, due: "1000,10000", workers: "1,2", kills: "0" });
  const database = await openScaleDatabase(values.policies);
  try {
    for (const due of values.due.split(","))
      for (const workers of values.workers.split(","))
        await measure(database, positive("due", due), positive("workers", workers), Number(values.kills));
  } finally {
    await database.close();
  }
}

async function measure(database: ScaleDatabase, due: number, count: number, kills: number): Promise<void> {
  const { charged, seconds, costs, workers, wrong } = await chargeAll(database, { due, workers: count, kills });
  print(`${charged} due, ${count} workers, ${kills} kills: ${(charged / seconds).toFixed(0)} a second`);
  if (kills === 0) {
    const plain = await chargePlainly(charged);
    print(`  ratio ${(plain / seconds).toFixed(2)} to charging at the provider and recording nothing`);
    const sum = (name: "processor" | "statements") => workers.reduce((all, worker) => all + worker[name], 0);
    const each = (figure: number) => (figure / charged).toFixed(2);
    const processor = sum("processor") + costs.processor;
    print(
      `  each: ${each(1_000 * sum("processor"))} ms of processor in the workers, ${each(1_000 * costs.processor)} ms in`,
    );
    print(`  PostgreSQL, which makes ${(charged / processor).toFixed(0)} a second and core;`);
    print(`  ${each(sum("statements"))} statements, ${each(costs.walBytes / 1_024)} kB of log`);
    for (const { memory, highest } of workers)
      print(`  memory of a worker: ${memory.toFixed(0)} MB at the start, at most ${highest.toFixed(0)} MB`);
  }
  const some = wrong.slice(0, 5).join(", ");
  check(wrong.length === 0, `${wrong.length} not charged exactly once${some && `: ${some}`}`);
}
