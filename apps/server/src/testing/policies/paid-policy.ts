import { addDays } from "@kautia/contract";
import { planRefunds } from "../../billing/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { dayFromNow, writeDuePolicies } from "./due-policies.ts";
import { runUntil } from "./sign-policy.ts";
import { giveStripeCard, type StripeServer } from "../doubles/stripe-server.ts";

/** A policy whose only premium, of 6.35 EUR, was paid today; with its payment at Stripe. */
export async function makePaidPolicy(server: StripeServer) {
  const dueOn = dayFromNow(server, 1);
  const [refId = ""] = await writeDuePolicies(server, { cards: [giveStripeCard(server)], dueOn });
  await runUntil(server, `${dueOn}T12:00:00Z`);
  const payment = server.account.succeeded().find(({ metadata }) => metadata["refId"] === refId);
  if (!payment) throw new Error("the premium is not paid");
  return { refId, dueOn, payment };
}

/** Plans the refund of the premium from its eleventh day on, without calling the provider yet. Returns cents. */
export async function planPartRefund(server: StripeServer, { refId, dueOn }: { refId: string; dueOn: string }) {
  const { db } = server.deps;
  return inTransaction(db, async (transaction) => {
    const policy = await transaction
      .selectFrom("policy")
      .selectAll()
      .where("ref_id", "=", refId)
      .executeTakeFirstOrThrow();
    return planRefunds(transaction, server.deps, policy, addDays(dueOn, 10));
  });
}

export async function readRefund({ deps: { db } }: StripeServer, refId: string) {
  return db.selectFrom("refund").selectAll().where("ref_id", "=", refId).executeTakeFirstOrThrow();
}

/** The policy's balances in the ledger, without accounts that are zero. */
export async function readLedger({ deps: { db } }: StripeServer, refId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("ledger_entry")
    .select("account")
    .select((select) => select.fn.sum<number>("amount_cents").as("cents"))
    .where("ref_id", "=", refId)
    .groupBy("account")
    .execute();
  return Object.fromEntries(rows.filter(({ cents }) => cents !== 0).map(({ account, cents }) => [account, cents]));
}
