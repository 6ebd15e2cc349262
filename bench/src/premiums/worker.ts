import type pg from "pg";
import { makeContainer } from "../../../apps/server/src/container.ts";
import { mailContent } from "../../../apps/server/src/mail-content/index.ts";
import { openPostgres } from "../../../apps/server/src/platform/adapters/postgres.ts";
import { readConfig } from "../../../apps/server/src/platform/config/config.ts";
import { makeJobs } from "../../../apps/server/src/platform/jobs/make-jobs.ts";
import { silentLog } from "../../../apps/server/src/testing/server/silent-log.ts";
import { stripeSettings } from "../../../apps/server/src/testing/doubles/stripe-accounts.ts";
import { queues } from "../../../apps/server/src/work.ts";

/*
 * A worker process for one queue. Arguments: <queue> <database> <how far its clock is ahead, in ms> and, if it charges,
 * <card provider>. workers.ts starts it and asks for its processor time and memory.
 */
export interface WorkerCosts {
  /** In seconds. */
  processor: number;
  statements: number;
  /** Resident memory at the start of the work, and the peak since then, in MB. */
  memory: number;
  highest: number;
}

const [, , queue = "", url = "", ahead = "", stripeUrl = ""] = process.argv;
// The benchmark has ended or was killed.
process.on("disconnect", () => process.exit());
let statements = 0;
const database = await openPostgres(url, {
  log: silentLog,
  watch: (pool) => pool.on("connect", countStatements),
});
const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", ...(stripeUrl && stripeSettings(stripeUrl)) });
const clock = { now: () => new Date(Date.now() + Number(ahead)) };
const deps = await makeContainer(config, { database, clock, log: silentLog });
const { brand, operator, publicUrl } = config;
const jobs = makeJobs({
  queues: queues.filter(({ name }) => name === queue),
  deps: { ...deps, brand, operator, publicUrl, mailContent },
  sql: deps.sql,
  clockCheck: deps.clockCheck,
  settableClock: null,
  limit: config.workAtOnce,
  sendMailNow: async () => false,
  isMoneyHeld: async () => false,
});

const inMegabytes = () => process.memoryUsage().rss / 2 ** 20;
const memory = inMegabytes();
let highest = memory;
setInterval(() => (highest = Math.max(highest, inMegabytes())), 100).unref();
statements = 0;
const before = process.cpuUsage();
process.on("message", () => {
  const { user, system } = process.cpuUsage(before);
  const costs: WorkerCosts = { processor: (user + system) / 1_000_000, statements, memory, highest };
  process.send?.(costs);
});
await jobs.start();
process.send?.("started");

function countStatements(connection: pg.PoolClient): void {
  const plain = connection.query.bind(connection);
  Object.assign(connection, {
    query: (...args: unknown[]): unknown => {
      statements++;
      return Reflect.apply(plain, connection, args);
    },
  });
}
