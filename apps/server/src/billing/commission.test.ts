import { addDays } from "@kautia/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { planRefunds } from "./plan-refunds.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeAccepted, runUntil } from "#testing/policies/sign-policy.ts";

// One server per test, because the clock never goes back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer({ config: { commission: { de: 1250, at: 0 } } });
});
afterEach(() => server.close());

async function readAccounts(refId: string) {
  const { rows } = await sql<{ account: string; cents: number }>`
    SELECT account, sum(amount_cents)::integer AS cents FROM ledger_entry
    WHERE ref_id = ${refId} AND account IN ('PREMIUM_PAYABLE', 'INSURANCE_TAX', 'COMMISSION') GROUP BY account ORDER BY account`.execute(
    server.deps.db,
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

/** Refunds what was paid for the days from then on. */
function refundFrom(refId: string, day: string) {
  return inTransaction(server.deps.db, async (transaction) => {
    const policies = transaction.selectFrom("policy").selectAll().where("ref_id", "=", refId);
    return planRefunds(transaction, server.deps, await policies.executeTakeFirstOrThrow(), day);
  });
}

test("keeps the percentage that was agreed at the signature, and gives it back with each part of a refund", async () => {
  const at = { street: "Mariahilfer Straße", streetNumber: "1", zip: "1060", city: "Wien" };
  const austrian = await makeAccepted(server, {
    country: "at",
    address: at,
    tenantEmail: "at@example.com",
    landlordEmail: "at@example.org",
  });
  const { refId } = await makeAccepted(server, { paymentPeriod: "YEARLY" });
  await runUntil(server, "2027-02-10T11:00:00Z");
  // 12.5 % of 70.50 EUR.
  expect(await readAccounts(refId)).toEqual({ PREMIUM_PAYABLE: -6_169, COMMISSION: -881 });
  server.deps.config.commission.de = 5_000;
  const until = "2028-01-01";
  for (const days of [150, 290, 330]) {
    await refundFrom(refId, addDays(until, -days));
    const { PREMIUM_PAYABLE = 0, COMMISSION = 0 } = await readAccounts(refId);
    expect(COMMISSION).toBe(-Math.round((-PREMIUM_PAYABLE - COMMISSION) * 0.125));
  }
  await refundFrom(refId, "2027-01-15");
  expect(await readAccounts(refId)).toEqual({ PREMIUM_PAYABLE: 0, COMMISSION: 0 });
  // No commission was agreed for Austria.
  expect(Object.keys(await readAccounts(austrian.refId))).toEqual(["PREMIUM_PAYABLE"]);
});

test("books the insurance tax in premiums separately, and keeps commission on the rest", async () => {
  server.deps.config.insuranceTax.de = 1_900;
  server.deps.config.commission.de = 1_000;
  const taxed = await makeAccepted(server, { paymentPeriod: "YEARLY" });
  await runUntil(server, "2027-03-10T11:00:00Z");
  // 19 / 119 of 70.50 EUR, and 10 % of the other 59.24 EUR.
  expect(await readAccounts(taxed.refId)).toEqual({ PREMIUM_PAYABLE: -5_332, INSURANCE_TAX: -1_126, COMMISSION: -592 });
  server.deps.config.insuranceTax.de = 0;
  for (const day of ["2027-11-20", "2027-09-01", "2027-04-03"]) {
    await refundFrom(taxed.refId, day);
    const { PREMIUM_PAYABLE = 0, INSURANCE_TAX = 0, COMMISSION = 0 } = await readAccounts(taxed.refId);
    const premiums = -PREMIUM_PAYABLE - INSURANCE_TAX - COMMISSION;
    expect(INSURANCE_TAX).toBe(-Math.round((premiums * 19) / 119));
    expect(COMMISSION).toBe(-Math.round((premiums + INSURANCE_TAX) * 0.1));
  }
  await refundFrom(taxed.refId, "2027-01-15");
  expect(await readAccounts(taxed.refId)).toEqual({ PREMIUM_PAYABLE: 0, INSURANCE_TAX: 0, COMMISSION: 0 });
});
