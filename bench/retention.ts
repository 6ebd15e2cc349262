import { parseArgs } from "node:util";
import type { Client } from "pg";
import { draftRetentionDays } from "@kautia/contract";
import { startApp } from "../e2e/src/app.ts";
import { expectSuccess } from "../e2e/src/tenant-by-wire.ts";
import { type Wire, wireTo } from "../e2e/src/wire.ts";
import { request } from "./src/http-load.ts";
import { openClient } from "./src/overload/client.ts";
import { type LoadRequest, sendAtRate, type Sample, runVisitors, summarise } from "./src/overload/send-load.ts";
import { productionEnv } from "./src/production-env.ts";
import { median } from "./src/ratio.ts";
import { now, today } from "./src/scale/life.ts";
import { openScaleDatabase } from "./src/scale/open-database.ts";
import { watchDatabase } from "./src/scale/watch-database.ts";
import { startWorkers } from "./src/scale/workers.ts";

/*
 * npm run bench:retention   After a build. Empties old applications and ended policies while tenants save, and times these saves. In
 *   each round a worker runs for a while and is killed. Changes the generated data.
 *   -- --policies 100000     policies in the database
 *   -- --due 5000            applications to empty, and a fifth as many policies
 *   -- --rounds 4
 */
const { values } = parseArgs({
  options: {
    policies: { type: "string", default: "100000" },
    due: { type: "string", default: "5000" },
    rounds: { type: "string", default: "4" },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = 8;

const database = await openScaleDatabase(Number(values.policies), print);
const app = await startApp({
  databaseUrl: database.url,
  env: { ...productionEnv, ROLE: "web" },
});
const saver = openClient(app.url, 64);
try {
  await makeDue(database.client, Number(values.due));
  const load = { send: saver.send, next: await makeSaves(wireTo(app.url)), acknowledged: new Set<string>() };
  await runVisitors(load, 16, seconds);
  const rate = summarise(await runVisitors(load, 16, seconds)).answered / seconds / 2;
  print(`${rate.toFixed(0)} saves a second, half of what 16 tenants who wait for their answers get`);
  const quiet: Sample[][] = [];
  const busy: Sample[][] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    quiet.push(await sendAtRate(load, () => rate, seconds));
    const before = await countDue(database.client);
    const workers = await startWorkers(1, { queue: "retention", url: database.url, time: now });
    const readCosts = await watchDatabase(database.client, database.dataDir);
    const began = performance.now();
    busy.push(await sendAtRate(load, () => rate, seconds));
    const { lockWaits, looks, longestTransaction } = await readCosts();
    workers.stop();
    const left = await countDue(database.client);
    const each = (name: keyof typeof left) =>
      (((before[name] - left[name]) * 1_000) / (performance.now() - began)).toFixed(0);
    print(
      `emptied ${each("applications")} applications and ${each("policies")} policies a second; ` +
        `${lockWaits} of ${looks} looks at a working connection found it waiting for a lock; ` +
        `longest transaction seen: ${longestTransaction.toFixed(0)} ms`,
    );
    for (const [name, samples] of [
      ["without", quiet.at(-1)],
      ["with", busy.at(-1)],
    ] as const) {
      const { answered, refused, broken, p50, p99 } = summarise(samples ?? []);
      print(
        `  ${name}: ${answered} saves, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${refused + broken} failed`,
      );
    }
  }
  for (const percent of ["p50", "p99"] as const) {
    const usual = (all: Sample[][]) => median(all.map((samples) => summarise(samples)[percent]));
    print(`median ${percent} of the rounds: ${usual(quiet).toFixed(1)} ms without, ${usual(busy).toFixed(1)} ms with`);
  }
  print(`still due after ${values.rounds} killed workers: ${JSON.stringify(await countDue(database.client))}`);
} finally {
  saver.close();
  await app.dispose();
  await database.close();
}

/** Makes these applications and ended policies older than the time for which we keep them. */
async function makeDue(client: Client, applications: number): Promise<void> {
  await client.query(
    `UPDATE application SET updated_at = $1 WHERE ref_id IN (
      SELECT ref_id FROM application WHERE signed_at IS NULL AND forgotten_at IS NULL ORDER BY ref_id LIMIT $2)`,
    [new Date(now.getTime() - (draftRetentionDays + 1) * 86_400_000), applications],
  );
  await client.query(
    `UPDATE policy SET kept_until = $1::date - 1, forget_after = $1::date - 1 WHERE ref_id IN (
      SELECT ref_id FROM policy WHERE kept_until IS NOT NULL AND forgotten_at IS NULL ORDER BY ref_id LIMIT $2)`,
    [today, Math.round(applications / 5)],
  );
  await client.query("VACUUM (ANALYZE) application");
  await client.query("VACUUM (ANALYZE) policy");
  await client.query("CHECKPOINT");
}

async function countDue(client: Client): Promise<{ applications: number; policies: number }> {
  const { rows } = await client.query<{ applications: number; policies: number }>(
    `SELECT (SELECT count(*)::int FROM application WHERE signed_at IS NULL AND forgotten_at IS NULL
        AND updated_at < $1::date - $2::int) AS applications,
      (SELECT count(*)::int FROM policy WHERE forget_after < $1::date) AS policies`,
    [today, draftRetentionDays + 1],
  );
  const [row] = rows;
  if (!row) throw new Error("no counts");
  return row;
}

async function makeSaves(wire: Wire): Promise<() => LoadRequest> {
  const tokens: string[] = [];
  for (let count = 0; count < 300; count++)
    tokens.push(expectSuccess(await wire.post("/onboarding/tenant/init", {})).token);
  let turn = 0;
  return () => {
    const token = tokens[turn++ % tokens.length] ?? "";
    const rentTime = 1 + (Math.floor(turn / tokens.length) % 4);
    return { text: request("POST", "/onboarding/tenant/rent-time", { token, rentTime }) };
  };
}
