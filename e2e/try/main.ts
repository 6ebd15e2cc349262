import { mkdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { check, countRepeatedMails, type Tried } from "./check.ts";
import { compareBooks } from "./compare-books.ts";
import type { Fault } from "./fault.ts";
import { failover, faults } from "./faults.ts";
import { simulateUsers } from "./simulate-users.ts";
import { tryBackup } from "./restore.ts";
import { restoreAfterCharge, tryRestoreAfterCharge } from "./restore-after-charge.ts";
import { type Stack, startStack } from "./stack.ts";
import { describe, listBroken, type Row } from "./table.ts";

// See ops/try.sh.
const { values } = parseArgs({
  options: {
    folder: { type: "string" },
    release: { type: "string" },
    failover: { type: "boolean" },
    only: { type: "string" },
    "may-mount": { type: "boolean" },
  },
});
const { folder = "", release = "", failover: isCluster = false, "may-mount": mayMount = false } = values;
const only = new RegExp(values.only ?? "");

async function injectFault(stack: Stack, { inject, answersWithin }: Fault): Promise<Tried> {
  const users = simulateUsers(stack);
  await wait(3_000);
  const begin = performance.now();
  const wrong = await inject(stack)
    .then((found) => found ?? [])
    .catch((error: unknown) => [String(error)]);
  await wait(5_000);
  await users.finish();
  const samples = users.clients.flatMap((client) => client.samples);
  const failed = samples.filter(({ kind }) => kind !== "ok").map(({ at }) => at);
  const healthy = Math.max(0, ...failed.map((at) => (at - begin) / 1_000));
  if (answersWithin !== undefined) {
    const late = samples.filter(({ took }) => took > answersWithin * 1_000).length;
    const broken = samples.filter(({ kind }) => kind === "broken").length;
    if (late > 0) wrong.push(`${late} answers took more than ${answersWithin} s`);
    if (broken > 0) wrong.push(`${broken} requests failed without a 503 that says when to come back`);
  }
  return { ...(await check(stack, users)), samples, wrong, healthy };
}

/** A fault that ends with an error is one more row that does not hold. */
async function tryFault(stack: Stack, fault: string, run: () => Promise<Tried>): Promise<Row> {
  const before = countRepeatedMails(stack);
  const nothing = { samples: [], lost: [], chargedTwice: [], healthy: 0 };
  const tried = await run().catch((error: unknown) => ({ ...nothing, wrong: [String(error)] }));
  const { twice, copies } = countRepeatedMails(stack);
  const row = { fault, ...tried, mails: { twice: twice - before.twice, copies: copies - before.copies } };
  console.log(JSON.stringify(describe(row)));
  for (const broken of listBroken(row)) console.log(`  ${broken}`);
  return row;
}

mkdirSync(folder, { recursive: true });
const stack = await startStack(folder, { release, failover: isCluster, mayMount });
try {
  const rows: Row[] = [];
  for (const fault of isCluster ? failover : faults) {
    if (!only.test(fault.name)) continue;
    if (fault.needsMount && !mayMount) console.log(`Left out, because only root may mount: ${fault.name}`);
    else rows.push(await tryFault(stack, fault.name, () => injectFault(stack, fault)));
  }
  if (!isCluster && only.test(restoreAfterCharge))
    rows.push(await tryFault(stack, restoreAfterCharge, () => tryRestoreAfterCharge(stack, folder)));
  console.table(rows.map(describe));
  const unrestored = await tryBackup(stack, folder);
  console.log(unrestored.length === 0 ? "The restored backups equal the database." : unrestored.join("\n"));
  console.log(await compareBooks(stack));
  if (rows.flatMap(listBroken).length + unrestored.length > 0) process.exitCode = 1;
} finally {
  await stack.stop();
}
