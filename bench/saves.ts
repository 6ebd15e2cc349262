import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { type App, startApp } from "../e2e/src/app.ts";
import { findFreePort } from "../tools/lib/free-port.ts";
import { startPostgres } from "../tools/lib/postgres.ts";
import { request } from "./src/http-client.ts";
import { median } from "./src/percentile.ts";
import { readOptions } from "./src/options.ts";
import { print } from "./src/print.ts";
import { hasWrk, send } from "./src/saves/load.ts";
import { prepareSaves } from "./src/saves/prepare-saves.ts";

/*
 * Reads of the record and saves per second on 32 connections, compared with a bare Fastify server that reads one row by its
 * key, or saves with one read and one write (docs/scale.md). Interleaved rounds; prints medians. Uses wrk if it is installed.
 *   --postgres 15,18    versions of PostgreSQL: 18 is the one from npm, any other one is Debian's
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
  before: string | null;
}

export async function benchSaves(args: string[]): Promise<void> {
  const { postgres, ...options } = readOptions(args, { postgres: "18", before: null, rounds: 5, seconds: 5 });
  print(
    hasWrk ? "with wrk" : "with a load generator in Node, because wrk is not installed: the servers look more alike",
  );
  for (const version of postgres.split(",")) await measureOn(version, options);
}

async function measureOn(version: string, options: Options): Promise<void> {
  const debianVersion = version === "18" ? undefined : version;
  const postgres = await startPostgres({ durable: true, sharedBuffers: "512MB", debianVersion });
  const closing: (() => unknown)[] = [() => postgres.stop()];
  const start = async (name: string, main?: string): Promise<Server & { databaseUrl: string }> => {
    await inDatabase(postgres.url, `CREATE DATABASE ${name}`);
    const databaseUrl = postgres.url.replace(/\/postgres$/, `/${name}`);
    const app = await startApp({ databaseUrl, main, env: { REQUESTS_PER_MINUTE: "10000000" } });
    closing.unshift(() => app.dispose());
    return { name, url: loopback(app.url), databaseUrl, ...(await prepareRequests(app)) };
  };
  try {
    const now = await start("now");
    const before = options.before ? [await start("before", join(options.before, "apps/server/src/main.ts"))] : [];
    const bare = await startBareServer(now.databaseUrl);
    closing.unshift(() => bare.stop());
    const rows = await inDatabase(now.databaseUrl, "SELECT ref_id FROM application");
    const reads = rows.map(({ ref_id }) => request("GET", `/onboarding/tenant/${ref_id}`));
    await measure(version, [{ ...bare, name: "bare server", reads, saves: now.saves }, ...before, now], options);
  } finally {
    for (const close of closing) await close();
  }
}

async function prepareRequests({ url }: App): Promise<Pick<Server, "reads" | "saves">> {
  const { tokens, saves } = await prepareSaves(url, tenants);
  return { reads: tokens.map((token) => request("GET", `/onboarding/tenant/${token}`)), saves };
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
