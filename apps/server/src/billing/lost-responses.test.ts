import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { SandboxOperation } from "./adapters/sandbox/sandbox-tables.ts";
import { PaymentOutcomeUnknown } from "./ports/payment.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeAccepted, readCharges, runUntil } from "#testing/policies/sign-policy.ts";
import { readStatus } from "#testing/server/read-status.ts";
import { policyStatus } from "../views/policy-status.ts";

/** Errors for the provider's next calls; each call uses up one. */
let before: Partial<Record<SandboxOperation, Error[]>> = {};
let after: Partial<Record<SandboxOperation, Error[]>> = {};
let onRequest: ((operation: SandboxOperation) => Promise<void>) | null = null;
const timeout = () => new PaymentOutcomeUnknown("time-out");

const fail = (faults: typeof before, operation: SandboxOperation) => {
  const error = faults[operation]?.shift();
  if (error) throw error;
};
const sandboxFaults = {
  before: async (operation: SandboxOperation) => {
    await onRequest?.(operation);
    fail(before, operation);
  },
  after: async (operation: SandboxOperation) => fail(after, operation),
};
const server = await makeTestServer({ overrides: { sandboxFaults } });
afterAll(() => server.close());
beforeEach(() => {
  before = {};
  after = {};
  onRequest = null;
});

let year = 2027;
async function runPolicy(until: (year: number) => string) {
  year++;
  const terms = {
    insuranceStart: `${year}-02-01`,
    insuranceEnd: `${year}-03-01`,
    landlordEmail: `l${year}@example.com`,
  };
  const { refId } = await makeAccepted(server, terms);
  await runUntil(server, until(year));
  const status = await readStatus(server, refId);
  const attempts = await server.deps.db
    .selectFrom("charge_attempt")
    .innerJoin("premium", "premium.id", "charge_attempt.premium_id")
    .select(["charge_attempt.status", "unanswered"])
    .where("ref_id", "=", refId)
    .execute();
  const booked = await server.deps.db
    .selectFrom("ledger_entry")
    .select("amount_cents")
    .where("ref_id", "=", refId)
    .where("account", "=", "PROVIDER")
    .execute();
  return { charges: await readCharges(server, refId), status, attempts, booked };
}

const once = () => [`${new Date(`${year}-01-31T23:00:00Z`).toISOString()} 635 succeeded`];

test("finds a charge that succeeded before a timeout, and charges once", async () => {
  after = { charge: [timeout()] };
  const { charges, status, attempts, booked } = await runPolicy((at) => `${at}-02-01T12:00:00Z`);
  expect(charges).toEqual(once());
  expect(status).toBe("ACTIVE");
  expect(attempts).toEqual([{ status: "SUCCEEDED", unanswered: 0 }]);
  expect(booked).toEqual([{ amount_cents: 635 }]);
});

test("does not treat an error 500 after a successful charge as a refusal", async () => {
  after = { charge: [new Error("500 Internal Server Error")] };
  const { charges, status } = await runPolicy((at) => `${at}-02-01T12:00:00Z`);
  expect(charges).toEqual(once());
  expect(status).toBe("ACTIVE");
});

test("keeps an attempt ASKED while its outcome cannot be looked up, then charges once", async () => {
  after = { charge: [timeout()] };
  before = { findCharge: [timeout(), timeout()] };
  const { charges, status, attempts } = await runPolicy((at) => `${at}-02-01T12:00:00Z`);
  expect(charges).toEqual(once());
  expect(status).toBe("ACTIVE");
  expect(attempts).toEqual([{ status: "SUCCEEDED", unanswered: 1 }]);
});

test("resends a request that the provider never received, with the same key", async () => {
  before = { charge: [timeout(), timeout()] };
  const { charges, status, attempts } = await runPolicy((at) => `${at}-02-01T12:00:00Z`);
  expect(charges.map((charge) => charge.slice(25))).toEqual(["635 succeeded"]);
  expect(status).toBe("ACTIVE");
  expect(attempts).toEqual([{ status: "SUCCEEDED", unanswered: 2 }]);
});

test("keeps its lease while it looks up a request that used up the time of the lease", async () => {
  before = { charge: [timeout()] };
  const leftAtLookup: (number | null)[] = [];
  onRequest = async (operation) => {
    const { db } = server.deps;
    const asked = db.updateTable("charge_attempt").where("status", "=", "ASKED");
    if (operation === "charge")
      await asked.set({ leased_until: sql`clock_timestamp() + interval '1 second'` }).execute();
    if (operation !== "findCharge") return;
    const left = sql<number>`extract(epoch FROM leased_until - clock_timestamp())::float`.as("left");
    const rows = await db.selectFrom("charge_attempt").select(left).where("status", "=", "ASKED").execute();
    leftAtLookup.push(...rows.map((row) => row.left));
  };
  const { charges } = await runPolicy((at) => `${at}-02-01T12:00:00Z`);
  expect(charges).toHaveLength(1);
  expect(leftAtLookup[0]).toBeGreaterThan(10);
});

test("charges when the provider is back after a day's outage", async () => {
  const outage = Array.from({ length: 200 }, timeout);
  before = { charge: outage, findCharge: outage };
  const during = await runPolicy((at) => `${at}-02-01T12:00:00Z`);
  expect(during.charges).toEqual([]);
  expect(during.status).toBe("ACCEPTED");
  expect(during.attempts).toMatchObject([{ status: "ASKED" }]);
  outage.length = 0;
  await runUntil(server, `${year}-02-02T12:00:00Z`);
  const { status } = await server.deps.db
    .selectFrom("policy")
    .select(policyStatus.as("status"))
    .where("insurance_start", "=", `${year}-02-01`)
    .executeTakeFirstOrThrow();
  expect(status).toBe("ACTIVE");
});
