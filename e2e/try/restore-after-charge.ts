import { setTimeout as wait } from "node:timers/promises";
import { eventually, expectSuccess } from "../src/tenant-by-api.ts";
import { chargesOf, type Tried } from "./check.ts";
import { compareBooks } from "./compare-books.ts";
import { makeDumps } from "./dump.ts";
import { sign } from "./simulate-users.ts";
import type { Stack } from "./stack.ts";
import { makeClient } from "./traffic.ts";

export const restoreAfterCharge = "restore after a charge";

/** Seconds. */
const patience = 120;

/**
 * Backs up after two contracts were accepted, lets their premiums be charged, and restores the backup as
 * docs/recovery.md says. Nothing may be charged before the release, and nothing twice after it.
 */
export async function tryRestoreAfterCharge(stack: Stack, folder: string): Promise<Tried> {
  const { worker, web1, web2 } = stack.services;
  const servers = [worker, web1, web2];
  const { psql, dump, restore } = makeDumps(stack, folder);
  const client = makeClient(stack.url);
  const contracts = [await sign(stack, client), await sign(stack, client)];
  const readCharges = () => contracts.map(({ refId }) => chargesOf(stack, refId));
  const until = (isTrue: () => Promise<boolean>) => eventually(async () => (await isTrue()) || undefined, patience);

  // After its start, a worker moves no money until the provider has listed its movements, but it sends mails.
  stack.provider.faults.on("GET", /balance_transactions/, { kind: "unavailable" }, Infinity);
  await worker.stop();
  await worker.start();
  for (const { landlordToken } of contracts) expectSuccess(await client.post(`/landlord/${landlordToken}/accept`));
  await until(
    async () =>
      (await psql("kautia", "SELECT id FROM mail WHERE status = 'WAITING' AND send_at <= now()")).length === 0,
  );
  const file = await dump("after_acceptance");
  stack.provider.faults.clear();
  await until(async () => readCharges().every((count) => count === 1));

  const begin = performance.now();
  await Promise.all(servers.map((server) => server.stop()));
  await psql("postgres", "DROP DATABASE kautia WITH (FORCE)");
  await restore(file, "kautia");
  await Promise.all(servers.map((server) => server.start()));
  const warnsOfHold = async () => (await (await fetch(`${stack.url}/readyz`)).text()).includes("MONEY_HELD");
  await until(warnsOfHold);
  await wait(5_000);
  const chargedBefore = readCharges().filter((count) => count > 1).length;
  const found = await compareBooks(stack);
  await compareBooks(stack, "--release");
  const unpaid = async () => {
    const refIds = contracts.map(({ refId }) => `'${refId}'`).join();
    return psql("kautia", `SELECT ref_id FROM policy WHERE ref_id IN (${refIds}) AND payment_state <> 'PAID'`);
  };
  await until(async () => (await unpaid()).length === 0).catch(() => {});
  const lost = [
    ...(await unpaid()).map((refId) => `a charge: ${refId} is not paid`),
    ...(chargedBefore > 0 ? ["the hold: charged before the release"] : []),
    ...(found.match(/no premium or instalment of ours/g)?.length === contracts.length
      ? []
      : [`a difference: reconcile says ${found}`]),
  ];
  return {
    samples: client.samples,
    lost,
    chargedTwice: contracts.map(({ refId }) => refId).filter((refId) => chargesOf(stack, refId) > 1),
    wrong: [],
    healthy: (performance.now() - begin) / 1_000,
  };
}
