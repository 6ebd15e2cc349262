import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Fault } from "@kautia/stripe-double";
import { runUntil } from "../testing/sign-policy.ts";
import { makeAcceptedByStripe, makeStripeServer, readPayments, type StripeServer } from "../testing/stripe-server.ts";

let server: StripeServer;
beforeAll(async () => {
  server = await makeStripeServer({ timeout: 400 });
});
afterAll(() => server.close());
beforeEach(() => server.double.faults.clear());

const charges = /^\/v1\/payment_intents$/;
let year = 2027;
/** A contract that begins on 1 February of a year of its own and lasts a month. */
function makeContract(card?: string) {
  year++;
  return makeAcceptedByStripe(server, {
    insuranceStart: `${year}-02-01`,
    insuranceEnd: `${year}-03-01`,
    landlordEmail: `l${year}@example.com`,
    card,
  });
}

async function standing(refId: string) {
  const { status } = await server.deps.db
    .selectFrom("policy")
    .select("status")
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
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
    status,
    attempts: attempts.map(({ status: is, failure_code }) => (failure_code ? `${is} ${failure_code}` : is)),
    booked: booked.map(({ amount_cents }) => amount_cents),
  };
}

const paidOnce = { status: "ACTIVE", attempts: ["SUCCEEDED"], booked: [635] };

test.each<[string, Fault, number]>([
  ["cuts the line", { kind: "refuse" }, 3],
  ["says nothing and has done nothing", { kind: "silence before" }, 2],
  ["says nothing and has charged", { kind: "silence after" }, 1],
  ["breaks and has charged", { kind: "500 after" }, 1],
  ["answers after we have given up", { kind: "slow", ms: 600 }, 1],
])("a provider that %s charges once", async (_, fault, times) => {
  const { refId } = await makeContract();
  server.double.faults.on("POST", charges, fault, times);
  await runUntil(server, `${year}-02-01T12:00:00Z`);
  expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
  expect(await standing(refId)).toEqual(paidOnce);
});

test("a key that is answered with an error of the server's own for a day is asked with until it charges, once", async () => {
  const { refId } = await makeContract();
  server.double.faults.on("POST", charges, { kind: "500 before" });
  await runUntil(server, `${year}-02-01T12:00:00Z`);
  expect(await standing(refId)).toEqual({ status: "ACCEPTED", attempts: ["ASKED"], booked: [] });
  await runUntil(server, `${year}-02-03T12:00:00Z`);
  expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
  expect(await standing(refId)).toEqual(paidOnce);
});

test.each([true, false])(
  "away for 25 hours, longer than it keeps keys, charged before: %s; charged once",
  async (charged) => {
    const { refId } = await makeContract();
    const { faults } = server.double;
    if (charged) faults.on("POST", charges, { kind: "silence after" });
    faults.on("POST", charges, { kind: "unavailable" }, Number.POSITIVE_INFINITY);
    faults.on("GET", /./, { kind: "unavailable" }, Number.POSITIVE_INFINITY);
    // Due at midnight in Berlin.
    await runUntil(server, `${year}-02-02T00:00:00Z`);
    expect(await standing(refId)).toEqual({ status: "ACCEPTED", attempts: ["ASKED"], booked: [] });
    faults.clear();
    await runUntil(server, `${year}-02-03T12:00:00Z`);
    expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
    expect(await standing(refId)).toEqual(paidOnce);
  },
);

test("a card that wants its owner is tried again, and the books say why", async () => {
  const { refId } = await makeContract("4000002760003184");
  await runUntil(server, `${year}-02-02T12:00:00Z`);
  expect(readPayments(server, refId)).toEqual(["635 requires_payment_method", "635 requires_payment_method"]);
  expect(await standing(refId)).toEqual({
    status: "PAST_DUE",
    attempts: ["FAILED requires_action", "FAILED requires_action", "INTENDED"],
    booked: [],
  });
});

test("a refund whose answer is lost is paid once, though its key is forgotten by then", async () => {
  const { refId } = await makeContract();
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
