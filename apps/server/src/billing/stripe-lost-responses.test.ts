import { getPaymentSecret } from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Fault } from "@kautia/stripe-double";
import { findRefId, makeReadyToSign, runUntil } from "#testing/policies/sign-policy.ts";
import {
  makeAcceptedByStripe,
  makeStripeServer,
  readPayments,
  type StripeServer,
} from "#testing/doubles/stripe-server.ts";
import { readStatus } from "#testing/server/read-status.ts";

let server: StripeServer;
beforeAll(async () => {
  server = await makeStripeServer({ timeout: 400 });
});
afterAll(() => server.close());
beforeEach(() => server.double.faults.clear());

const charges = /^\/v1\/payment_intents$/;
let year = 2027;
function makePolicy(card?: string) {
  year++;
  return makeAcceptedByStripe(server, {
    insuranceStart: `${year}-02-01`,
    insuranceEnd: `${year}-03-01`,
    landlordEmail: `l${year}@example.com`,
    card,
  });
}

async function readState(refId: string) {
  const attempts = await server.deps.db
    .selectFrom("charge_attempt")
    .innerJoin("premium", "premium.id", "charge_attempt.premium_id")
    .select(["charge_attempt.status", "failure_code"])
    .where("ref_id", "=", refId)
    .orderBy("charge_attempt.number")
    .execute();
  const booked = await server.deps.db
    .selectFrom("ledger_entry")
    .select("amount_cents")
    .where("ref_id", "=", refId)
    .where("account", "=", "PROVIDER")
    .execute();
  return {
    status: await readStatus(server, refId),
    attempts: attempts.map(({ status: is, failure_code }) => (failure_code ? `${is} ${failure_code}` : is)),
    booked: booked.map(({ amount_cents }) => amount_cents),
  };
}

const paidOnce = { status: "ACTIVE", attempts: ["SUCCEEDED"], booked: [635] };

test.each<[string, Fault, number]>([
  ["closes the connection", { kind: "refuse" }, 3],
  ["does not respond and has not charged", { kind: "silence before" }, 2],
  ["does not respond but has charged", { kind: "silence after" }, 1],
  ["returns an error 500 but has charged", { kind: "500 after" }, 1],
  ["responds after our timeout", { kind: "slow", ms: 600 }, 1],
])("charges once when Stripe %s", async (_, fault, times) => {
  const { refId } = await makePolicy();
  server.double.faults.on("POST", charges, fault, times);
  await runUntil(server, `${year}-02-01T12:00:00Z`);
  expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
  expect(await readState(refId)).toEqual(paidOnce);
});

test("opens the card form for a tenant who corrects their name after the answer was lost", async () => {
  const token = await makeReadyToSign(server, { insuranceStart: "2030-02-01", lastName: "Weis" });
  const open = () => server.call(getPaymentSecret, { params: { token } });
  server.double.faults.on("POST", /setup_intents/, { kind: "silence after" });
  expect((await open()).status).toBe(503);
  const refId = await findRefId(server, token);
  const answers = sql<string>`jsonb_set(answers, '{userInfo,lastName}', '"Weiß"')`;
  await server.deps.db.updateTable("application").set({ answers }).where("ref_id", "=", refId).execute();
  const { body } = await open();
  const setup = [...server.account.setupIntents.values()].find(({ client_secret }) => client_secret === body?.secret);
  const customer = [...server.account.customers.values()].find(({ id }) => id === setup?.customer);
  expect(customer).toMatchObject({ name: "Jana Weiß", email: "jana@example.com", metadata: { refId } });
});

test("retries until Stripe forgets the stored error 500 for a key, then charges once", async () => {
  const { refId } = await makePolicy();
  server.double.faults.on("POST", charges, { kind: "500 before" });
  await runUntil(server, `${year}-02-01T12:00:00Z`);
  expect(await readState(refId)).toEqual({ status: "ACCEPTED", attempts: ["ASKED"], booked: [] });
  await runUntil(server, `${year}-02-03T12:00:00Z`);
  expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
  expect(await readState(refId)).toEqual(paidOnce);
});

test.each([true, false])(
  "charges once when Stripe is down for longer than it keeps keys (charged before the outage: %s)",
  async (charged) => {
    const { refId } = await makePolicy();
    const { faults } = server.double;
    if (charged) faults.on("POST", charges, { kind: "silence after" });
    faults.on("POST", charges, { kind: "unavailable" }, Number.POSITIVE_INFINITY);
    faults.on("GET", /./, { kind: "unavailable" }, Number.POSITIVE_INFINITY);
    await runUntil(server, `${year}-02-02T00:00:00Z`);
    expect(await readState(refId)).toEqual({ status: "ACCEPTED", attempts: ["ASKED"], booked: [] });
    faults.clear();
    await runUntil(server, `${year}-02-03T12:00:00Z`);
    expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
    expect(await readState(refId)).toEqual(paidOnce);
  },
);

test("retries a card that requires confirmation, and records requires_action as the reason", async () => {
  const { refId } = await makePolicy("4000002760003184");
  await runUntil(server, `${year}-02-02T12:00:00Z`);
  expect(readPayments(server, refId)).toEqual(["635 requires_payment_method", "635 requires_payment_method"]);
  expect(await readState(refId)).toEqual({
    status: "PAST_DUE",
    attempts: ["FAILED requires_action", "FAILED requires_action", "INTENDED"],
    booked: [],
  });
});

test("pays a refund once when the response is lost and Stripe has forgotten the key", async () => {
  const { refId } = await makePolicy();
  await runUntil(server, `${year}-02-01T12:00:00Z`);
  const [payment] = server.account.succeeded().slice(-1);
  const { db, random, clock } = server.deps;
  const { id: premium_id } = await db
    .selectFrom("premium")
    .select("id")
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  const now = clock.now();
  await db
    .insertInto("refund")
    .values({
      id: random.uuid(),
      premium_id,
      ref_id: refId,
      amount_cents: 100,
      status: "DUE",
      due_at: now,
      try_at: now,
    })
    .execute();
  server.double.faults.on("POST", /refunds/, { kind: "silence after" });
  await runUntil(server, now.toISOString());
  server.double.faults.on("GET", /refunds/, { kind: "unavailable" }, Number.POSITIVE_INFINITY);
  await runUntil(server, `${year}-02-02T13:00:00Z`);
  server.double.faults.clear();
  await runUntil(server, `${year}-02-03T13:00:00Z`);
  expect(server.account.refunded(payment?.id ?? "")).toBe(100);
  expect(await db.selectFrom("refund").select("status").where("ref_id", "=", refId).execute()).toEqual([
    { status: "PAID" },
  ]);
});
