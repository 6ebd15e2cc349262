import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import pg from "pg";
import { type App, startApp } from "../e2e/src/app.ts";
import { answerQuestions } from "../e2e/src/tenant-by-wire.ts";
import { wireTo } from "../e2e/src/wire.ts";
import { findFreePort } from "../tools/lib/free-port.ts";
import { startPostgres } from "../tools/lib/postgres.ts";
import { request } from "./src/http-client.ts";
import { median } from "./src/percentile.ts";
import { positive } from "./src/positive.ts";
import { print } from "./src/print.ts";
import { hasWrk, send } from "./src/saves/load.ts";
import { startPooler } from "./src/saves/pooler.ts";

/*
 * Reads of the record and saves per second on 32 connections, compared with a bare Fastify server that reads one row by its
 * key, or saves with one read and one write (docs/scale.md). Interleaved rounds; prints medians. Uses wrk if it is installed.
 *   --postgres 15,18    versions of PostgreSQL: 18 is the one from npm, any other one is Debian's
 *   --pooler            also through PgBouncer (Debian: pgbouncer; PGBOUNCER names another one)
 *   --before ../before  also the server of another checkout that is built, on a database of its own
 *   --rounds 5 --seconds 5
 */
const connections = 32;
const tenants = 100;
const kinds = ["reads", "saves"] as const;
/** Not `localhost`, which wrk may look for on IPv6. */
const loopback = (url: string) => url.replace("localhost", "127.0.0.1");

interface Server {
  name: string;
  url: string;
  reads: readonly string[];
  saves: readonly string[];
}

interface Options {
  rounds: number;
  seconds: number;
  pooler: boolean;
  before?: string | undefined;
}

export async function benchSaves(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      postgres: { type: "string", default: "18" },
      pooler: { type: "boolean", default: false },
      before: { type: "string" },
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "5" },
    },
  });
  const rounds = positive("rounds", values.rounds);
  const seconds = positive("seconds", values.seconds);
  print(
    hasWrk ? "with wrk" : "with a load generator in Node, because wrk is not installed: the servers look more alike",
  );
  for (const version of values.postgres.split(",")) await measureOn(version, { ...values, rounds, seconds });
}

async function measureOn(version: string, options: Options): Promise<void> {
  const debianVersion = version === "18" ? undefined : version;
  const postgres = await startPostgres({ durable: true, sharedBuffers: "512MB", debianVersion });
  const closing: (() => unknown)[] = [() => postgres.stop()];
  const databaseUrl = (port: number, name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const start = async (main: string | undefined, port: number, name: string) => {
    const env = { REQUESTS_PER_MINUTE: "10000000" };
    const app = await startApp({ databaseUrl: databaseUrl(port, name), main, env });
    closing.unshift(() => app.dispose());
    return app;
  };
  try {
    const pooler = options.pooler ? await startPooler(postgres.port) : null;
    if (pooler) closing.unshift(() => pooler.stop());
    if (pooler && !pooler.preparesStatements) print("PgBouncer is older than 1.21: it keeps no prepared statements");
    const servers: Server[] = [];
    const before = options.before && join(options.before, "apps/server/src/main.ts");
    for (const [name, main] of [["before", before] as const, ["now", undefined] as const]) {
      if (name === "before" && main === undefined) continue;
      await inDatabase(databaseUrl(postgres.port, "postgres"), `CREATE DATABASE kautia_${name}`);
      const direct = await start(main, postgres.port, `kautia_${name}`);
      const requests = await prepareRequests(direct);
      servers.push({ name, url: loopback(direct.url), ...requests });
      if (pooler) {
        const pooled = await start(main, pooler.port, `kautia_${name}`);
        servers.push({ name: `${name}, pooled`, url: loopback(pooled.url), ...requests });
      }
      if (name === "now") {
        const url = databaseUrl(postgres.port, "kautia_now");
        const bare = await startBareServer(url);
        closing.unshift(() => bare.stop());
        const rows = await inDatabase(url, "SELECT ref_id FROM application");
        const reads = rows.map(({ ref_id }) => request("GET", `/onboarding/tenant/${ref_id}`));
        servers.unshift({ name: "bare server", url: bare.url, reads, saves: requests.saves });
      }
    }
    await measure(version, servers, options);
  } finally {
    for (const close of closing) await close();
  }
}

/** Requests for tenants who have answered everything. Each save changes the answer. */
async function prepareRequests({ url }: App): Promise<Pick<Server, "reads" | "saves">> {
  const wire = wireTo(url);
  const tokens: string[] = [];
  for (let count = 0; count < tenants; count++) tokens.push(await answerQuestions(wire));
  return {
    reads: tokens.map((token) => request("GET", `/onboarding/tenant/${token}`)),
    saves: [1, 2, 3, 4].flatMap((rentTime) =>
      tokens.map((token) => request("POST", "/onboarding/tenant/rent-time", { token, rentTime })),
    ),
  };
}

async function measure(version: string, servers: readonly Server[], { rounds, seconds }: Options): Promise<void> {
  const found = servers.map(({ name }) => ({
    name,
    reads: { perSecond: [] as number[], p99: [] as number[] },
    saves: { perSecond: [] as number[], p99: [] as number[] },
  }));
  // The first round only warms the servers up.
  for (let round = 0; round <= rounds; round++)
    for (const kind of kinds)
      for (const [index, server] of servers.entries()) {
        const { perSecond, p99 } = await send(server.url, server[kind], { connections, seconds });
        if (round === 0) continue;
        found[index]?.[kind].perSecond.push(perSecond);
        found[index]?.[kind].p99.push(p99);
      }
  print(`\nPostgreSQL ${version}, median of ${rounds} rounds of ${seconds} s on ${connections} connections`);
  print("| Server | Reads/s | of the bare server | p99 | Saves/s | of the bare server | p99 |");
  print("| ------ | ------- | ------------------ | --- | ------- | ------------------ | --- |");
  for (const { name, ...measured } of found) {
    const cells = kinds.flatMap((kind) => {
      const rate = median(measured[kind].perSecond);
      const ratio = rate / median(found[0]?.[kind].perSecond ?? []);
      return [rate.toFixed(0), ratio.toFixed(2), `${median(measured[kind].p99).toFixed(1)} ms`];
    });
    print(`| ${[name, ...cells].join(" | ")} |`);
  }
}

async function inDatabase(url: string, text: string): Promise<{ ref_id: string }[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

/** See bare-server.ts. */
async function startBareServer(databaseUrl: string) {
  const port = await findFreePort();
  const program = fileURLToPath(new URL("src/saves/bare-server.ts", import.meta.url));
  const server = spawn(process.execPath, [program, databaseUrl, String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  return { url: `http://127.0.0.1:${port}`, stop: () => server.kill() };
}
