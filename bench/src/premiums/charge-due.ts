import { perCountry } from "@kautia/contract";
import { startStripeDouble } from "@kautia/stripe-double";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { stripeAccounts } from "../../../apps/server/src/testing/doubles/stripe-accounts.ts";
import type { ScaleDatabase } from "../data/open-database.ts";
import { giveCard, makeDue } from "./make-due.ts";
import { watchDatabase } from "./watch-database.ts";
import { startWorkers } from "./workers.ts";

interface Wanted {
  due: number;
  workers: number;
  /** How often a worker is killed and replaced by a new one. */
  kills: number;
}

/** Makes premiums due and lets workers charge them at the double of the card provider. */
export async function chargeAll({ client, url, dataDir, now }: ScaleDatabase, { due, workers: count, kills }: Wanted) {
  // A moment that no earlier run used, not long after the end of the data.
  const at = new Date(now.getTime() + (Date.now() % 36_000_000));
  const double = await startStripeDouble({ accounts: Object.values(stripeAccounts), now: () => at });
  const accounts = perCountry((country) => double.account(stripeAccounts[country].secretKey));
  const refIds = await makeDue(client, { due, at, accounts });
  const readCosts = await watchDatabase(client, dataDir);
  const began = performance.now();
  const workers = await startWorkers(count, { queue: "money", url, stripeUrl: double.url, time: at });
  const succeeded = () => Object.values(accounts).flatMap((account) => account.succeeded());
  const countPaid = () => succeeded().length;
  try {
    for (let killed = 0; await isWaiting(client, at); await wait(200)) {
      if (killed >= kills || countPaid() < ((killed + 1) * refIds.length) / (kills + 1)) continue;
      killed++;
      await workers.replaceOne();
    }
    const seconds = (performance.now() - began) / 1_000;
    const [costs, processes] = [await readCosts(), await workers.askCosts()];
    const paid = succeeded().map(({ metadata }) => metadata["refId"] ?? "");
    const wrong = await findWrong(client, refIds, at, paid);
    return { charged: refIds.length, seconds, costs, workers: processes, wrong };
  } finally {
    workers.stop();
    await double.close();
  }
}

/** The simplest that could charge: asks the provider, 20 charges at a time, and records nothing. Returns the seconds. */
export async function chargePlainly(charges: number): Promise<number> {
  const double = await startStripeDouble({ accounts: Object.values(stripeAccounts), now: () => new Date() });
  const { secretKey } = stripeAccounts.de;
  const cards = Array.from({ length: charges }, () => giveCard(double.account(secretKey)).split("/"));
  const chargeAllCards = async () => {
    for (let card = cards.pop(); card; card = cards.pop()) {
      const [customer = "", payment_method = ""] = card;
      const form = { amount: "635", currency: "eur", customer, payment_method, confirm: "true", off_session: "true" };
      const headers = { Authorization: `Bearer ${secretKey}` };
      const body = new URLSearchParams(form);
      const answer = await fetch(`${double.url}/v1/payment_intents`, { method: "POST", headers, body });
      if (!answer.ok) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: 20 }, chargeAllCards));
  const seconds = (performance.now() - began) / 1_000;
  await double.close();
  return seconds;
}

async function isWaiting(client: Client, at: Date): Promise<boolean> {
  const { rows } = await client.query<{ waits: boolean }>(
    `SELECT EXISTS (SELECT FROM policy WHERE next_premium_at <= $1) OR EXISTS (
      SELECT FROM charge_attempt WHERE status IN ('INTENDED', 'ASKED') AND try_at <= $1::timestamptz + interval '1 day') AS waits`,
    [at],
  );
  return rows[0]?.waits ?? false;
}

/** Policies that were not charged exactly once, at the provider, in `premium` and in the ledger. */
async function findWrong(client: Client, refIds: string[], at: Date, paid: string[]): Promise<string[]> {
  const charges = Map.groupBy(paid, (refId) => refId);
  const atProvider = refIds.filter((refId) => charges.get(refId)?.length !== 1);
  const { rows } = await client.query<{ ref_id: string }>(
    `SELECT ref_id FROM unnest($1::text[]) AS due (ref_id) WHERE (
      SELECT count(*) = 1 AND bool_and(premium.status = 'PAID') AND sum(premium.amount_cents) = (
        SELECT sum(entry.amount_cents) FROM ledger_entry entry JOIN charge_attempt ON charge_attempt.id = entry.subject_id
        WHERE entry.ref_id = due.ref_id AND entry.account = 'PROVIDER' AND premium_id IN (
          SELECT id FROM premium WHERE premium.ref_id = due.ref_id AND premium.due_at = $2))
      FROM premium WHERE premium.ref_id = due.ref_id AND premium.due_at = $2) IS NOT TRUE`,
    [refIds, at],
  );
  return [...new Set([...atProvider, ...rows.map(({ ref_id }) => ref_id)])];
}
