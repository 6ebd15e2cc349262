import { cancelPolicy, getPaymentReceipt, listPayments } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { dayFromNow, writeDuePolicies } from "#testing/policies/due-policies.ts";
import { readLedger } from "#testing/policies/paid-policy.ts";
import { runUntil } from "#testing/policies/sign-policy.ts";
import {
  giveStripeMethod,
  makeAcceptedByStripe,
  makeStripeServer,
  readPayments,
  type StripeServer,
} from "#testing/doubles/stripe-server.ts";
import { directDebits } from "#testing/server/settings-for-tests.ts";
import { isStillOwing } from "./is-still-owing.ts";
import { releaseTenant, stopPremium } from "../leaving/index.ts";
import { changeState, lockPolicy } from "../policy/index.ts";

/** An account whose bank answers only when the test tells it to. */
const iban = "DE02120300000000202051";

let server: StripeServer;
beforeAll(async () => {
  server = await makeStripeServer({ settings: directDebits });
  await server.listen();
});
afterAll(() => server.close());

/** Moves the clock, and delivers the webhooks that the provider has sent until then. */
async function passDays(days: number): Promise<void> {
  await server.account.webhooks.settled();
  await runUntil(server, `${dayFromNow(server, days)}T12:00:00Z`);
}

/** Long enough for the books to be read after a webhook. */
async function passHour(): Promise<void> {
  await server.account.webhooks.settled();
  await server.deps.jobs.runDueUntil(new Date(server.deps.clock.now().getTime() + 3_600_000));
}

let count = 0;
/** A monthly policy, covered from today, whose first debit was announced today. */
async function makeDebited() {
  const tenantEmail = `tenant${++count}@example.com`;
  const insuranceStart = dayFromNow(server, 0);
  const { refId } = await makeAcceptedByStripe(server, { insuranceStart, tenantEmail, iban });
  await setPassword(server, tenantEmail);
  return {
    refId,
    logIn: () => openSession(server, tenantEmail),
    leave: async () =>
      server.call(cancelPolicy, { params: { refId }, body: { reason: null } }, await openSession(server, tenantEmail)),
  };
}

async function answer(refId: string, outcome: "succeeded" | { failure: string }): Promise<void> {
  const debit = server.account.debits.pending().find(({ metadata }) => metadata["refId"] === refId);
  server.account.debits.settle(debit?.id ?? "", outcome);
  await passHour();
}

async function returnLast(refId: string, reason: string): Promise<void> {
  const debit = server.account.succeeded().findLast(({ metadata }) => metadata["refId"] === refId);
  if (!debit) throw new Error("nothing was paid");
  server.account.debits.returnDebit(debit, reason);
  await passHour();
}

async function premiums(refId: string): Promise<string[]> {
  const { db } = server.deps;
  const rows = await db.selectFrom("premium").select("status").where("ref_id", "=", refId).orderBy("number").execute();
  return rows.map(({ status }) => status);
}

test("a debit that was returned before a withdrawal is not owed any more when its second attempt fails afterwards", async () => {
  const { refId, leave } = await makeDebited();
  await passDays(1);
  await answer(refId, "succeeded");
  await returnLast(refId, "insufficient_funds");
  await passDays(1);
  expect(readPayments(server, refId)).toEqual(["635 succeeded", "635 processing"]);
  expect((await leave()).status).toBe(200);
  await answer(refId, { failure: "insufficient_funds" });
  expect(await premiums(refId)).toEqual(["CANCELLED"]);
  await passDays(20);
  expect(readPayments(server, refId)).toHaveLength(2);
  expect(await readLedger(server, refId)).toEqual({});
});

test("a debit that the bank took back is not tried again while the refund of a withdrawal has failed because of it", async () => {
  const { refId, leave } = await makeDebited();
  await passDays(1);
  await answer(refId, "succeeded");
  const [debit] = server.account.succeeded().filter(({ metadata }) => metadata["refId"] === refId);
  if (!debit) throw new Error("nothing was paid");
  // The books, which name the return, are read after the withdrawal.
  server.account.debits.returnDebit(debit, "insufficient_funds");
  expect((await leave()).status).toBe(200);
  await passHour();
  await passDays(20);
  expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
  expect(await premiums(refId)).toEqual(["UNPAID"]);
  const { db } = server.deps;
  const refund = await db.selectFrom("refund").selectAll().where("ref_id", "=", refId).executeTakeFirstOrThrow();
  expect(refund).toMatchObject({ status: "FAILED", failure_code: "charge_disputed" });
  expect(await readLedger(server, refId)).toMatchObject({ RECEIVABLE: 635, PAYABLE: -refund.amount_cents });
  const mails = await db.selectFrom("mail").select("kind").where("ref_id", "=", refId).execute();
  expect(mails.map(({ kind }) => kind)).not.toContain("premium-failed");
  expect(await isStillOwing(db, refId)).toBe(false);
});

test("a release does not waive a premium that was refunded and then returned as well", async () => {
  const dueOn = dayFromNow(server, 0);
  const [refId = ""] = await writeDuePolicies(server, { cards: [giveStripeMethod(server, iban)], dueOn });
  await passDays(1);
  await answer(refId, "succeeded");
  const { deps } = server;
  await deps.db.transaction().execute(async (transaction) => {
    const at = deps.clock.now();
    await changeState(transaction, refId, { to: { leaving_state: "CANCELLATION_REQUESTED" }, cause: "tenant", at });
    await stopPremium(transaction, deps, await lockPolicy(transaction, refId), dueOn);
  });
  await passHour();
  expect(await readLedger(server, refId)).toEqual({});
  await returnLast(refId, "customer_initiated");
  expect(await readLedger(server, refId)).toEqual({ RECEIVABLE: 635, PROVIDER: -635 });
  await deps.db
    .transaction()
    .execute((transaction) => releaseTenant(transaction, deps, refId, { ip: "127.0.0.1", userAgent: "" }));
  expect(await premiums(refId)).toEqual(["UNPAID"]);
  expect(await readLedger(server, refId)).toEqual({ RECEIVABLE: 635, PROVIDER: -635 });
});

test("after a return for lack of money all retry days start again, even if the debit had failed before", async () => {
  const { refId } = await makeDebited();
  await passDays(1);
  await answer(refId, { failure: "insufficient_funds" });
  await passDays(1);
  await answer(refId, "succeeded");
  await returnLast(refId, "insufficient_funds");
  await passDays(1);
  expect(readPayments(server, refId)).toEqual(["635 requires_payment_method", "635 succeeded", "635 processing"]);
  await answer(refId, { failure: "insufficient_funds" });
  await passDays(2);
  await answer(refId, { failure: "insufficient_funds" });
  await passDays(4);
  await answer(refId, { failure: "insufficient_funds" });
  await passDays(7);
  await answer(refId, { failure: "insufficient_funds" });
  expect(await premiums(refId)).toEqual(["UNPAID"]);
});

test("the list offers a receipt for each payment that it says has one, also for a returned debit", async () => {
  const { refId, logIn } = await makeDebited();
  await passDays(1);
  await answer(refId, "succeeded");
  await returnLast(refId, "customer_initiated");
  const session = await logIn();
  const { body } = await server.call(listPayments, { params: { refId } }, session);
  expect(body?.payments.map(({ kind, state }) => `${kind} ${state}`)).toEqual(["CHARGEBACK PAID", "PREMIUM PAID"]);
  for (const { id, hasReceipt } of body?.payments ?? []) {
    const path = getPaymentReceipt.path.replace(":refId", refId).replace(":paymentId", id);
    const receipt = await server.app.inject({ url: `/api/v1${path}`, headers: session });
    expect(receipt.statusCode).toBe(hasReceipt ? 200 : 404);
  }
});
