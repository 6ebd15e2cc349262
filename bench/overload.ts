import pg from "pg";
import { startApp } from "../e2e/src/app.ts";
import { apiClientFor } from "../e2e/src/api-client.ts";
import { startPostgres } from "../tools/lib/postgres.ts";
import { openClient, request } from "./src/http-client.ts";
import {
  medianP99,
  multipleOfServed,
  runVisitors,
  type Sample,
  sendAtOnce,
  sendAtRate,
  summarise,
} from "./src/overload/send-load.ts";
import { makeVisitors } from "./src/overload/visitors.ts";
import { watchServer } from "./src/overload/watch-server.ts";
import { readOptions } from "./src/options.ts";
import { check, print } from "./src/print.ts";

/*
 * Finds how many requests a second the server can answer, sends a burst, then half of that rate, then four times its current
 * rate, then half again (docs/scale.md). Fails if somebody in the burst is refused, an acknowledged save is lost or a
 * target is missed.
 *   --seconds 30        how long the overload lasts
 *   --times 4           the overload, as a multiple of the rate that the server can serve
 *   --at-once 32        REQUESTS_AT_ONCE of the server
 *   --main <main.ts>    the server of another checkout
 */
const visitors = 32;
// Kept open, as by a proxy. Node accepts one connection per turn of its event loop, so opening them would be measured.
const connections = 256;
const quietSeconds = 8;
/**
 * Our targets: the 99th percentile as a multiple of the usual one, seconds until everything is back to normal, and ms for a
 * health check, as Kubernetes waits.
 */
const targets = { slower: 10, recovery: 5, health: 1_000 };
/** Settings of a production server with the sandbox, without the rate limits that the load would exceed. */
const productionEnv = {
  // A development server also asks the database for its clock before each request.
  NODE_ENV: "production",
  ALLOW_SANDBOX: "true",
  DRAIN_SECONDS: "0",
  LOG_LEVEL: "warn",
  REQUESTS_PER_MINUTE: "10000000",
  NETWORK_WRONG_LOGINS_PER_HOUR: "1000000",
  NETWORK_FIRST_MAILS_PER_HOUR: "1000000",
};

export async function benchOverload(args: string[]): Promise<void> {
  const { seconds, times, main, ...values } = readOptions(args, { seconds: 30, times: 4, "at-once": 32, main: null });
  const postgres = await startPostgres({ durable: true, sharedBuffers: "512MB" });
  const env = { ...productionEnv, REQUESTS_AT_ONCE: String(values["at-once"]) };
  const app = await startApp({ databaseUrl: postgres.url, main: main ?? undefined, env });
  const client = openClient(app.url, connections);
  try {
    const acknowledged = new Set<string>();
    const load = { send: client.send, next: await makeVisitors(apiClientFor(app.url), 300), acknowledged };
    const warmUp = { ...load, next: () => ({ text: request("GET", "/settings") }) };
    await runVisitors(warmUp, connections, 3);
    await runVisitors(load, visitors, 3);
    const capacity = summarise(await runVisitors(load, visitors, quietSeconds)).answered / quietSeconds;
    const burst = summarise(await sendAtOnce(load, connections));
    check(
      burst.answered === connections,
      `${connections} requests at once: ${burst.answered} answered, the slowest 1 % after ${burst.p99.toFixed(0)} ms`,
    );
    const half = () => capacity / 2;
    const before = await sendAtRate(load, half, quietSeconds);
    print(`${visitors} visitors are answered ${capacity.toFixed(0)} times a second.`);

    const watch = watchServer(app);
    const began = performance.now();
    const during = await sendAtRate(load, multipleOfServed(times, times * capacity), seconds);
    const drained = (performance.now() - began) / 1_000 - seconds;
    const after = await sendAtRate(load, half, 2 * targets.recovery);
    await watch.stop();
    const serverSamples = watch.serverSamples.filter(({ at }) => at < began + seconds * 1_000);

    const all = summarise(during);
    // Other programs use the machine, so taking the quieter of before and after would reward chance.
    const usual = Math.max(medianP99(before), medianP99(after));
    const p99 = medianP99(during);
    check(
      p99 <= targets.slower * usual,
      `99th percentile, median of the seconds: ${p99.toFixed(0)} ms, ${(p99 / usual).toFixed(1)} times the ${usual.toFixed(0)} ms at half the load`,
    );
    check(
      all.broken === 0,
      `${all.answered} were answered, ${all.refused} refused with 503, ${all.broken} got another error or no answer`,
    );
    const health = Math.max(...serverSamples.flatMap(({ healthz, readyz }) => [healthz, readyz]));
    check(
      health <= targets.health && serverSamples.every(({ isReady }) => isReady),
      `slowest of ${2 * serverSamples.length} health checks: ${health.toFixed(0)} ms`,
    );
    const memory = serverSamples.map((sample) => sample.memory);
    print(`  memory from ${memory[0]?.toFixed(0)} to at most ${Math.max(...memory).toFixed(0)} MB`);
    const recovery = Math.max(0, drained) + lastTrouble(after, usual);
    check(recovery <= targets.recovery, `back to usual after ${recovery.toFixed(1)} s`);
    const lost = await findLost(postgres.url, acknowledged);
    check(
      lost.length === 0,
      `of ${acknowledged.size} saves that were answered, ${lost.length} are not in the database`,
    );
  } finally {
    client.close();
    await app.dispose();
    await postgres.stop();
  }
}

/** In seconds: the end of the last half second in which somebody was refused or most answers were slow. */
function lastTrouble(samples: readonly Sample[], slow: number): number {
  let last = 0;
  for (let from = 0; from < 4 * targets.recovery; from++) {
    const { p50, refused, broken } = summarise(samples.filter(({ at }) => Math.floor(at / 500) === from));
    if (p50 > slow || refused + broken > 0) last = (from + 1) / 2;
  }
  return last;
}

async function findLost(url: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<{ change: string }>("SELECT change::text FROM application_history");
  await database.end();
  const written = new Set(rows.flatMap(({ change }) => change.match(/Weiss[a-z]{6}/g) ?? []));
  return [...acknowledged].filter((name) => !written.has(name));
}
