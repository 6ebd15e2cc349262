import { mkdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { check, countRepeatedMails, type Row } from "./check.ts";
import { compareBooks } from "./compare-books.ts";
import { failover, type Fault, faults } from "./faults.ts";
import { simulateUsers } from "./simulate-users.ts";
import { tryBackup } from "./restore.ts";
import { restoreAfterCharge, tryRestoreAfterCharge } from "./restore-after-charge.ts";
import { type Stack, startStack } from "./stack.ts";
import type { Sample } from "./traffic.ts";

// See ops/try.sh.
const { values } = parseArgs({
  options: {
    folder: { type: "string" },
    release: { type: "string" },
    failover: { type: "boolean" },
    only: { type: "string" },
  },
});

async function injectFault(stack: Stack, fault: Fault): Promise<Row> {
  const repeatedBefore = countRepeatedMails(stack);
  const users = simulateUsers(stack);
  await wait(3_000);
  const begin = performance.now();
  await fault.inject(stack);
  await wait(5_000);
  await users.finish();
  const samples = users.clients.flatMap((client) => client.samples);
  const failed = samples.filter(({ kind }) => kind !== "ok").map(({ at }) => at);
  const found = await check(stack, users);
  const mailedTwice = countRepeatedMails(stack) - repeatedBefore;
  const healthy = Math.max(0, ...failed.map((at) => (at - begin) / 1_000));
  return { fault: fault.name, samples, ...found, mailedTwice, healthy };
}

function describe({ fault, samples, lost, chargedTwice, mailedTwice, healthy }: Row) {
  const count = (kind: Sample["kind"]) => samples.filter((sample) => sample.kind === kind).length;
  return {
    fault,
    answered: count("ok"),
    refused: count("refused"),
    broken: count("broken"),
    "slowest, s": Number((Math.max(...samples.map(({ took }) => took)) / 1_000).toFixed(1)),
    lost: lost.length,
    "charged twice": chargedTwice.length,
    "mailed twice": mailedTwice,
    "until healthy, s": Number(healthy.toFixed(1)),
  };
}

const { folder = "", release = "" } = values;
mkdirSync(folder, { recursive: true });
const chosen = (values.failover ? failover : faults).filter(({ name }) => name.includes(values.only ?? ""));
const stack = await startStack(folder, { release, failover: values.failover ?? false });
try {
  const rows: Row[] = [];
  const add = (row: Row) => {
    rows.push(row);
    console.log(JSON.stringify(describe(row)));
    for (const what of [...row.lost, ...row.chargedTwice.map((refId) => `charged twice: ${refId}`)])
      console.log(`  ${what}`);
  };
  for (const fault of chosen) add(await injectFault(stack, fault));
  if (!values.failover && restoreAfterCharge.includes(values.only ?? ""))
    add(await tryRestoreAfterCharge(stack, folder));
  console.table(rows.map(describe));
  const unrestored = await tryBackup(stack, folder);
  console.log(unrestored.length === 0 ? "The restored backups equal the database." : unrestored.join("\n"));
  console.log(await compareBooks(stack));
  const wrong = rows.flatMap(({ lost, chargedTwice }) => [...lost, ...chargedTwice]);
  if (wrong.length + unrestored.length > 0) process.exitCode = 1;
} finally {
  await stack.stop();
}
