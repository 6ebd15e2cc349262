import { addMonths, perCountry } from "@kautia/contract";
import type { Client } from "pg";
import { closeMonth, findStops, readSums } from "../apps/server/src/books/index.ts";
import { openPostgres } from "../apps/server/src/platform/adapters/postgres.ts";
import { readConfig } from "../apps/server/src/platform/config/config.ts";
import { readMoney } from "../apps/server/src/staff/money/read-money.ts";
import { silentLog } from "../apps/server/src/testing/server/silent-log.ts";
import { startApp } from "../e2e/src/app.ts";
import { closeEarlier, fillMonth } from "./src/close/fill-month.ts";
import { openScaleDatabase, storeFigures } from "./src/data/open-database.ts";
import { median } from "./src/percentile.ts";
import { readOptions } from "./src/options.ts";
import { check } from "./src/print.ts";
import { send } from "./src/saves/load.ts";
import { prepareSaves } from "./src/saves/prepare-saves.ts";

/*
 * The close of a month with many premiums while tenants save, and the pages of money. Changes the test data.
 *   --policies 100000   policies in the database
 *   --premiums 100000   of the month
 *   --connections 4     that save at once
 *   --rounds 3
 */
/** Our targets: in seconds, in ms, and how much slower saves may be meanwhile. */
const targets = { close: 60, page: 100, slower: 2 };
const pages = 10;

export async function benchClose(args: string[]): Promise<void> {
  const defaults = { policies: 100_000, premiums: 100_000, connections: 4, rounds: 3 };
  const { policies, premiums, connections, rounds } = readOptions(args, defaults);
  const database = await openScaleDatabase(policies);
  const app = await startApp({ databaseUrl: database.url, env: { REQUESTS_PER_MINUTE: "10000000" } });
  const { db, close } = await openPostgres(database.url, { log: silentLog, connections: 2 });
  try {
    const month = addMonths(`${database.now.toISOString().slice(0, 7)}-01`, 1);
    const people = await findPeople(database.client);
    await closeEarlier(database.client, month, people);
    await storeFigures(db, month);
    await fillMonth(database.client, month, premiums);
    const deps = {
      db,
      clock: { now: () => new Date(`${addMonths(month, 1)}T12:00:00Z`) },
      config: { ...readConfig({ NODE_ENV: "test" }), commission: perCountry(() => 1_500) },
    };
    const [askedBy, approvedBy] = people;
    /** Undone, so that it can be measured again. */
    const closeOnce = async (): Promise<number> => {
      const began = performance.now();
      let seconds = 0;
      await db
        .transaction()
        .execute(async (transaction) => {
          const stops = await closeMonth(transaction, deps, { month, askedBy, approvedBy });
          if (stops.length > 0) throw new Error(JSON.stringify(stops));
          seconds = (performance.now() - began) / 1_000;
          throw new Undone();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error;
        });
      return seconds;
    };
    const lasts = Math.max(2, Math.ceil(await closeOnce()));
    const { saves } = await prepareSaves(app.url, 20);
    const load = () => send(app.url, saves, { connections, seconds: lasts });
    await load();
    const found = { usual: [] as number[], meanwhile: [] as number[], seconds: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      found.usual.push((await load()).p99);
      const [{ p99 }, seconds] = await Promise.all([load(), closeOnce()]);
      found.meanwhile.push(p99);
      found.seconds.push(seconds);
    }
    const [usual, meanwhile, seconds] = [median(found.usual), median(found.meanwhile), median(found.seconds)];
    check(seconds <= targets.close, `${premiums} premiums: closed in ${seconds.toFixed(1)} s`);
    check(
      meanwhile <= targets.slower * usual,
      `saves: p99 ${meanwhile.toFixed(1)} ms while a month is closed, usually ${usual.toFixed(1)} ms`,
    );
    const page = async (title: string, read: () => Promise<unknown>, target = targets.page) => {
      const times: number[] = [];
      for (let run = 0; run < pages; run++) {
        const began = performance.now();
        await read();
        times.push(performance.now() - began);
      }
      check(median(times) <= target, `${title}: ${median(times).toFixed(0)} ms`);
    };
    // As autovacuum would, so that the index alone can answer.
    await database.client.query("VACUUM ledger_entry");
    await page("money page, with the open month", () => readMoney(deps, 12));
    await page("sums of the open month", () => readSums(deps, month), Number.POSITIVE_INFINITY);
    await page("what stops its close", () => findStops(deps, month), Number.POSITIVE_INFINITY);
    await db.transaction().execute((transaction) => closeMonth(transaction, deps, { month, askedBy, approvedBy }));
    await page("money page, once it is closed", () => readMoney(deps, 12));
    await page("sums of the closed month", () => readSums(deps, month));
  } finally {
    await close();
    await app.dispose();
    await database.close();
  }
}

class Undone extends Error {}

/** Two people of the desk, for the close. */
async function findPeople(client: Client): Promise<[string, string]> {
  await client.query(
    `INSERT INTO staff_account (id, email, email_key, name, role, created_at)
     SELECT gen_random_uuid(), 'bench' || number || '@example.com', 'bench' || number || '@example.com', 'Bench ' || number,
       'underwriter', now() FROM generate_series(1, 2) AS number ON CONFLICT DO NOTHING`,
  );
  const { rows } = await client.query<{ id: string }>(
    "SELECT id FROM staff_account WHERE email_key LIKE 'bench%' ORDER BY email_key",
  );
  const [first, second] = rows;
  if (!first || !second) throw new Error("there are no two people");
  return [first.id, second.id];
}
