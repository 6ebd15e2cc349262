import { afterAll, beforeAll, expect, test } from "vitest";
import { makePaidPolicy, planPartRefund } from "#testing/policies/paid-policy.ts";
import { makeStripeServer, type StripeServer } from "#testing/doubles/stripe-server.ts";
import { findMissingCardDigits } from "./find-card-digits.ts";
import { readPayments } from "./read-payments.ts";

let server: StripeServer;
beforeAll(async () => {
  server = await makeStripeServer({ timeout: 400 });
  await server.listen();
});
afterAll(() => server.close());

async function read(refId: string) {
  const policy = await server.deps.db
    .selectFrom("policy")
    .selectAll()
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  await findMissingCardDigits(server.deps, policy);
  return readPayments(server.deps.db, policy);
}

async function passHour(): Promise<void> {
  await server.account.webhooks.settled();
  await server.deps.jobs.runDueUntil(new Date(server.deps.clock.now().getTime() + 3_600_000));
}

test("lists a charge, our refund, one made by hand and a chargeback, each with the card's digits", async () => {
  const paid = await makePaidPolicy(server);
  const charge = { kind: "PREMIUM", state: "PAID", amount: 6.35, number: 1, cardDigits: "4242", hasReceipt: true };
  expect(await read(paid.refId)).toMatchObject([{ ...charge, on: paid.dueOn, from: paid.dueOn }]);

  const cents = await planPartRefund(server, paid);
  const planned = { kind: "REFUND", amount: cents / 100, number: 1, cardDigits: "4242" };
  expect(await read(paid.refId)).toMatchObject([{ ...planned, state: "PENDING", hasReceipt: false }, charge]);
  await passHour();
  server.account.refundByHand(paid.payment.id, 100);
  await passHour();
  server.account.books.dispute(paid.payment);
  await passHour();
  const payments = await read(paid.refId);
  expect(payments).toHaveLength(4);
  for (const item of [
    { ...planned, state: "PAID", hasReceipt: true },
    { kind: "REFUND", state: "PAID", amount: 1, number: 1, cardDigits: "4242", hasReceipt: true },
    { kind: "CHARGEBACK", state: "PAID", hasReceipt: false },
    charge,
  ])
    expect(payments).toContainEqual(expect.objectContaining(item));
  const days = payments.map(({ on }) => on);
  expect(days).toEqual(days.toSorted().toReversed());
});

test("lists payments without digits while the provider is down, and asks again later, once for each card", async () => {
  const { refId } = await makePaidPolicy(server);
  server.double.faults.on("GET", /payment_methods/, { kind: "unavailable" }, Number.POSITIVE_INFINITY);
  expect(await read(refId)).toMatchObject([{ cardDigits: null }]);
  server.double.faults.clear();
  expect(await read(refId)).toMatchObject([{ cardDigits: "4242" }]);
  server.double.faults.on("GET", /payment_methods/, { kind: "unavailable" }, Number.POSITIVE_INFINITY);
  expect(await read(refId)).toMatchObject([{ cardDigits: "4242" }]);
});
