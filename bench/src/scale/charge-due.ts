import type pg from "pg";
import { chargeDue } from "../../../apps/server/src/billing/charge-due.ts";
import { createDuePremiums } from "../../../apps/server/src/billing/due-premiums.ts";
import type { Payment } from "../../../apps/server/src/billing/ports/payment.ts";
import { makeContainer } from "../../../apps/server/src/container.ts";
import { mailContent } from "../../../apps/server/src/mail-content/index.ts";
import { openPostgres } from "../../../apps/server/src/platform/adapters/postgres.ts";
import { systemRandom } from "../../../apps/server/src/platform/adapters/system-random.ts";
import { readConfig } from "../../../apps/server/src/platform/config/config.ts";
import { silentLog } from "../../../apps/server/src/testing/silent-log.ts";
import { now } from "./life.ts";

export interface ChargeCosts {
  charged: number;
  seconds: number;
  /** Of this process, in seconds. */
  processor: number;
  statements: number;
  walBytes: number;
  /** The highest resident set while charging, above that at the start, in MB. */
  growth: number;
}

const batch = 20;

/** Makes so many policies due, writes their premiums and charges them as workers do. The card provider answers at once. */
export async function chargeAll(client: pg.Client, url: string, due: number): Promise<ChargeCosts> {
  await client.query(
    `UPDATE policy SET next_premium_at = $2 WHERE ref_id IN (
      SELECT ref_id FROM policy WHERE next_premium_at > $2 AND status = 'ACTIVE' LIMIT $1)`,
    [due, now],
  );
  let statements = 0;
  const count = (pool: pg.Pool) =>
    pool.on("connect", (connection) => {
      const plain = connection.query.bind(connection);
      Object.assign(connection, {
        query: (...args: unknown[]): unknown => {
          statements++;
          return Reflect.apply(plain, connection, args);
        },
      });
    });
  const database = await openPostgres(url, { log: silentLog, watch: count });
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" });
  const deps = await makeContainer(config, {
    database,
    clock: { now: () => now },
    random: systemRandom,
    log: silentLog,
    wrapPort: (name, port) => (name === "payment" ? Object.assign(Object.create(port), quickAnswers) : port),
  });
  const { brand, operator, publicUrl } = config;
  const work = { ...deps, brand, operator, publicUrl, mailContent };
  const { rows: start } = await client.query<{ lsn: string }>("SELECT pg_current_wal_lsn() AS lsn");
  const memory = process.memoryUsage().rss;
  const processor = process.cpuUsage();
  const began = performance.now();
  statements = 0;
  let charged = 0;
  let highest = memory;
  while ((await createDuePremiums(work, batch)) > 0) {
    for (let handled = await chargeDue(work, batch); handled > 0; handled = await chargeDue(work, batch))
      charged += handled;
    highest = Math.max(highest, process.memoryUsage().rss);
  }
  const used = process.cpuUsage(processor);
  const seconds = (performance.now() - began) / 1_000;
  const { rows } = await client.query<{ bytes: string }>("SELECT pg_current_wal_lsn() - $1::pg_lsn AS bytes", [
    start[0]?.lsn,
  ]);
  await deps.close();
  return {
    charged,
    seconds,
    processor: (used.user + used.system) / 1_000_000,
    statements,
    walBytes: Number(rows[0]?.bytes),
    growth: (highest - memory) / 2 ** 20,
  };
}

const quickAnswers: Pick<Payment, "charge"> = {
  charge: async ({ idempotencyKey }) => ({ status: "succeeded", chargeId: `ch_${idempotencyKey}` }),
};
