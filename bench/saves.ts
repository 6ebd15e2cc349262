import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startApp } from "../e2e/src/app.ts";
import { answerQuestions } from "../e2e/src/tenant-by-wire.ts";
import { wireTo } from "../e2e/src/wire.ts";
import { startPostgres } from "../tools/lib/postgres.ts";
import { load, request } from "./src/http-load.ts";
import { median } from "./src/ratio.ts";

/*
 * npm run bench:saves   Saves and reads per second over 32 connections, compared with an UPDATE by primary key that pgbench
 *   prepares on the same PostgreSQL, and with a bare server that does one read and one write and nothing else. Five alternating
 *   rounds. Needs pgbench.
 *   -- --main ../before/apps/server/src/main.ts    also measures the server of another checkout
 */
const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" }, main: { type: "string" } } });
const connections = 32;
const seconds = 8;
const print = (line: string) => process.stdout.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), "kautia-saves-"));
const postgres = await startPostgres({ durable: true, sharedBuffers: "512MB" });
const app = await startApp({
  databaseUrl: postgres.url,
  main: values.main,
  env: { REQUESTS_PER_MINUTE: "1000000" },
});
try {
  const wire = wireTo(app.url);
  const tokens: string[] = [];
  for (let count = 0; count < 200; count++) tokens.push(await answerQuestions(wire));
  pgbench("-i", "-s", "10", "-q");
  const update = join(folder, "update.sql");
  writeFileSync(
    update,
    "\\set aid random(1, 1000000)\nUPDATE pgbench_accounts SET abalance = abalance + 1 WHERE aid = :aid;\n",
  );

  let turn = 0;
  const nextToken = () => tokens[turn++ % tokens.length] ?? "";
  const save = () =>
    request("POST", "/onboarding/tenant/rent-time", {
      token: nextToken(),
      rentTime: 1 + (Math.floor(turn / tokens.length) % 4),
    });
  const read = () => request("GET", `/onboarding/tenant/${nextToken()}`);
  const bare = await startBareServer();
  const bareSaves: number[] = [];
  const saves: number[] = [];
  const reads: number[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const plain = updatesPerSecond(update);
    const saved = await load(app.url, { connections, seconds, next: save });
    const bareSaved = await load(bare.url, { connections, seconds, next: save });
    const seen = await load(app.url, { connections, seconds, next: read });
    saves.push(saved.perSecond / plain);
    bareSaves.push(bareSaved.perSecond / plain);
    reads.push(seen.perSecond / plain);
    print(
      `pgbench ${plain.toFixed(0)}/s, saves ${saved.perSecond.toFixed(0)}/s (p99 ${saved.p99.toFixed(0)} ms), ` +
        `bare server ${bareSaved.perSecond.toFixed(0)}/s (p99 ${bareSaved.p99.toFixed(0)} ms), ` +
        `reads ${seen.perSecond.toFixed(0)}/s (p99 ${seen.p99.toFixed(0)} ms)`,
    );
  }
  print(
    `median of ${saves.length} rounds, of pgbench: saves ${median(saves).toFixed(3)}, ` +
      `bare server ${median(bareSaves).toFixed(3)}, reads ${median(reads).toFixed(3)}`,
  );
  bare.stop();
} finally {
  await app.dispose();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

function pgbench(...args: string[]): string {
  const { stdout, stderr, error } = spawnSync("pgbench", [...args, postgres.url], { encoding: "utf8" });
  if (error) throw new Error(`pgbench: ${error.message} (Debian: postgresql-contrib)`);
  return stdout + stderr;
}

function updatesPerSecond(script: string): number {
  const output = pgbench(
    "-n",
    "-M",
    "prepared",
    "-c",
    String(connections),
    "-j",
    "2",
    "-T",
    String(seconds),
    "-f",
    script,
  );
  const [, rate] = /tps = ([\d.]+)/.exec(output) ?? [];
  if (!rate) throw new Error(output);
  return Number(rate);
}

/** See bare-server.ts. */
async function startBareServer() {
  const port = 4_900;
  const program = fileURLToPath(new URL("./src/bare-server.ts", import.meta.url));
  const server = spawn(process.execPath, [program, postgres.url, String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  return { url: `http://127.0.0.1:${port}`, stop: () => server.kill() };
}
