import { releaseAsLandlord } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failingCard, makeAccepted, readCharges, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { changeTerms, type TermsChange } from "../policy/index.ts";
import { bookDifference } from "./book-difference.ts";
import { balances } from "./rules/ledger.ts";
import { readNextPremium } from "./next-premium.ts";
import { PaymentOutcomeUnknown } from "./ports/payment.ts";

let server: TestServer;
let isSilent = false;
beforeAll(async () => {
  // The charge is made, but its answer is lost, and so is every later one.
  const after = async () => {
    if (isSilent) throw new PaymentOutcomeUnknown("no answer");
  };
  server = await makeTestServer({ overrides: { sandboxFaults: { after } } });
});
afterAll(() => server.close());

// The tests of this file share one clock and run in order. It starts on 15 January 2027 at 11:00 in Berlin.

const change = (refId: string, changed: TermsChange, from?: string) =>
  inTransaction(server.deps.db, async (transaction) => {
    const terms = await changeTerms(transaction, server.deps, { refId, change: changed, ...(from && { from }) });
    return bookDifference(transaction, server.deps, terms);
  });

async function makeYearly(name: string, insuranceStart: string, more: { card?: string; insuranceEnd?: string } = {}) {
  const landlordEmail = `${name}@example.com`;
  const { refId } = await makeAccepted(server, { paymentPeriod: "YEARLY", insuranceStart, landlordEmail, ...more });
  await runUntil(server, `${insuranceStart}T12:00:00Z`);
  return refId;
}

function readPremiums(refId: string) {
  return server.deps.db
    .selectFrom("premium")
    .select(["number", "period_from as from", "period_until as until", "amount_cents as cents", "status"])
    .where("ref_id", "=", refId)
    .orderBy("number")
    .execute();
}

async function readRefunds(refId: string) {
  const refunds = server.deps.db
    .selectFrom("refund")
    .innerJoin("premium", "premium.id", "premium_id")
    .select(["premium.number as premium", "refund.number", "refund.amount_cents as cents", "refund.status"])
    .where("refund.ref_id", "=", refId)
    .orderBy("refund.due_at")
    .orderBy("premium.number");
  return refunds.execute();
}

async function readPolicy(refId: string) {
  const policies = server.deps.db.selectFrom("policy").selectAll().where("ref_id", "=", refId);
  return policies.executeTakeFirstOrThrow();
}

async function readBalances(refId: string) {
  const entries = server.deps.db.selectFrom("ledger_entry").select(["account", "amount_cents"]);
  const rows = await entries.where("ref_id", "=", refId).execute();
  const { PROVIDER, RECEIVABLE, PAYABLE, PREMIUM_PAYABLE } = balances(
    rows.map(({ account, amount_cents: amountCents }) => ({ account, amountCents })),
  );
  return { PROVIDER, RECEIVABLE, PAYABLE, PREMIUM_PAYABLE };
}

test("a lower price is refunded at once, a higher one charged at once, and a release refunds the rest of both", async () => {
  const refId = await makeYearly("both", "2027-01-16");
  await runUntil(server, "2027-03-01T12:00:00Z");
  // 44 of 365 days at 70.50 and 321 at 47.00: (3,102 + 15,087) / 365 = 49.832, so 20.67 of 70.50 are too much.
  const lower = await change(refId, { deposit_cents: 100_000, premium_cents: 4_700 });
  expect(lower).toEqual({ refundCents: 2_067, moreCents: 0, carriedCents: 0 });

  await runUntil(server, "2027-04-01T12:00:00Z");
  // 44 days at 70.50, 31 at 47.00, 290 at 94.00: (3,102 + 1,457 + 27,260) / 365 = 87.175, of which 49.83 are paid.
  const higher = await change(refId, { deposit_cents: 200_000, premium_cents: 9_400 });
  expect(higher).toEqual({ refundCents: 0, moreCents: 3_734, carriedCents: 0 });
  await runUntil(server, "2027-04-01T13:00:00Z");
  expect(await readPremiums(refId)).toEqual([
    { number: 1, from: "2027-01-16", until: "2028-01-16", cents: 7_050, status: "PAID" },
    { number: 2, from: "2027-04-01", until: "2028-01-16", cents: 3_734, status: "PAID" },
  ]);
  expect(await readBalances(refId)).toEqual({ PROVIDER: 8_717, RECEIVABLE: 0, PAYABLE: 0, PREMIUM_PAYABLE: -8_717 });

  await runUntil(server, "2027-05-01T12:00:00Z");
  const token = await readLandlordToken(server, "both@example.com");
  await server.call(releaseAsLandlord, { params: { token }, body: { signature: true } });
  await runUntil(server, "2027-05-01T13:00:00Z");
  // 44 days at 70.50, 31 at 47.00, 30 at 94.00: (3,102 + 1,457 + 2,820) / 365 = 20.216.
  // The first premium pays for them: 49.83 − 20.21 = 29.62 come back, and all of the second.
  expect(await readRefunds(refId)).toEqual([
    { premium: 1, number: 1, cents: 2_067, status: "PAID" },
    { premium: 1, number: 2, cents: 2_962, status: "PAID" },
    { premium: 2, number: 1, cents: 3_734, status: "PAID" },
  ]);
  expect(await readBalances(refId)).toEqual({ PROVIDER: 2_021, RECEIVABLE: 0, PAYABLE: 0, PREMIUM_PAYABLE: -2_021 });
});

test("a difference too little to be charged is added to the next premium, and named in what comes next", async () => {
  const refId = await makeYearly("little", "2027-05-02");
  await runUntil(server, "2028-05-01T12:00:00Z");
  // On the last of 366 days: (70.50 × 365 + 94.00) / 366 = 70.564: 6 cents more.
  expect(await change(refId, { premium_cents: 9_400 })).toEqual({ refundCents: 0, moreCents: 0, carriedCents: 6 });
  expect(await readNextPremium(server.deps.db, await readPolicy(refId))).toMatchObject({ amountCents: 9_406 });
  await runUntil(server, "2028-05-02T12:00:00Z");
  expect((await readPremiums(refId)).map(({ cents }) => cents)).toEqual([7_050, 9_406]);
  expect((await readPolicy(refId)).carried_cents).toBe(0);
  // 90 of 365 days of the second year: 94.00 × 90 / 365 = 23.178. With the 6 cents, 23.23 of 94.06 are owed.
  await runUntil(server, "2028-07-31T12:00:00Z");
  const token = await readLandlordToken(server, "little@example.com");
  await server.call(releaseAsLandlord, { params: { token }, body: { signature: true } });
  expect(await readRefunds(refId)).toMatchObject([{ premium: 2, cents: 7_083 }]);
});

test("an unpaid premium is lowered and raised instead, and the next attempt charges what is owed", async () => {
  const refId = await makeYearly("unpaid", "2028-08-02", { card: failingCard });
  // On the second of 365 days: (70.50 + 47.00 × 364) / 365 = 47.064
  await runUntil(server, "2028-08-03T12:00:00Z");
  expect(await change(refId, { premium_cents: 4_700 })).toEqual({ refundCents: 0, moreCents: 0, carriedCents: 0 });
  expect(await readPremiums(refId)).toMatchObject([{ cents: 4_706, status: "DUE" }]);
  // On the third: (70.50 + 47.00 + 94.00 × 363) / 365 = 93.806
  await runUntil(server, "2028-08-04T12:00:00Z");
  expect(await change(refId, { premium_cents: 9_400 })).toMatchObject({ moreCents: 9_380 - 4_706 });
  expect(await readPremiums(refId)).toMatchObject([{ cents: 9_380, status: "DUE" }]);
  await runUntil(server, "2028-08-06T12:00:00Z");
  expect((await readCharges(server, refId)).map((charge) => charge.split(" ")[1])).toEqual(["7050", "7050", "9380"]);
  expect(await readBalances(refId)).toEqual({ PROVIDER: 0, RECEIVABLE: 9_380, PAYABLE: 0, PREMIUM_PAYABLE: -9_380 });
});

test("a premium that is being charged when it becomes cheaper is refunded once the answer is known", async () => {
  const { refId } = await makeAccepted(server, {
    paymentPeriod: "YEARLY",
    insuranceStart: "2028-09-01",
    landlordEmail: "asked@example.com",
  });
  isSilent = true;
  await runUntil(server, "2028-09-01T12:00:00Z");
  expect(await readPremiums(refId)).toMatchObject([{ status: "DUE" }]);
  expect(await change(refId, { premium_cents: 4_700 })).toEqual({ refundCents: 0, moreCents: 0, carriedCents: 0 });
  isSilent = false;
  await runUntil(server, "2028-09-02T12:00:00Z");
  expect(await readRefunds(refId)).toEqual([{ premium: 1, number: 1, cents: 2_350, status: "PAID" }]);
  expect(await readBalances(refId)).toEqual({ PROVIDER: 4_700, RECEIVABLE: 0, PAYABLE: 0, PREMIUM_PAYABLE: -4_700 });
});

test("an extension charges the days that the agreed end had cut off, and an earlier end refunds its days", async () => {
  // 2 October 2028 to 10 November are 40 of 365 days: 70.50 × 40 / 365 = 7.726
  const refId = await makeYearly("end", "2028-10-02", { insuranceEnd: "2028-11-10" });
  expect(await readPremiums(refId)).toMatchObject([{ until: "2028-11-11", cents: 772 }]);
  // Until 31 December, 91 days: 70.50 × 91 / 365 = 17.576
  expect(await change(refId, { insurance_end: "2028-12-31" })).toMatchObject({ moreCents: 1_757 - 772 });
  await runUntil(server, "2028-10-03T12:00:00Z");
  expect((await readPremiums(refId))[1]).toEqual({
    number: 2,
    from: "2028-11-11",
    until: "2029-01-01",
    cents: 985,
    status: "PAID",
  });
  // Until 30 November, 60 days: 70.50 × 60 / 365 = 11.589
  expect(await change(refId, { insurance_end: "2028-11-30" })).toMatchObject({ refundCents: 1_757 - 1_158 });
  expect((await readPolicy(refId)).next_premium_at).toBeNull();
});

test("a year that is agreed on the first day of a month costs its price, less what the month has cost", async () => {
  const { refId } = await makeAccepted(server, { insuranceStart: "2028-11-15", landlordEmail: "plan@example.com" });
  await runUntil(server, "2028-12-15T12:00:00Z");
  const more = await change(refId, { payment_period: "YEARLY", premium_cents: 7_050 });
  expect(more).toEqual({ refundCents: 0, moreCents: 7_050 - 635, carriedCents: 0 });
  await runUntil(server, "2028-12-16T12:00:00Z");
  expect((await readPremiums(refId)).map(({ number, until, cents }) => [number, until, cents])).toEqual([
    [1, "2028-12-15", 635],
    [2, "2029-01-15", 635],
    [3, "2029-12-15", 6_415],
  ]);
  // And back again a year later, before the year was charged.
  await runUntil(server, "2029-12-14T12:00:00Z");
  await runUntil(server, "2029-12-15T12:00:00Z");
  const less = await change(refId, { payment_period: "MONTHLY", premium_cents: 635 });
  expect(less).toEqual({ refundCents: 7_050 - 635, moreCents: 0, carriedCents: 0 });
  await runUntil(server, "2030-01-15T12:00:00Z");
  expect((await readPremiums(refId)).at(-1)).toMatchObject({ number: 5, from: "2030-01-15", cents: 635 });
});

test("changes at the same time come to the same sum as one after the other", async () => {
  const refId = await makeYearly("same", "2030-02-01");
  const prices = [9_400, 4_700, 8_000];
  await Promise.all(prices.map((premium_cents) => change(refId, { premium_cents })));
  await runUntil(server, "2030-02-01T18:00:00Z");
  const { premium_cents } = await readPolicy(refId);
  expect(prices).toContain(premium_cents);
  expect(await readBalances(refId)).toEqual({
    PROVIDER: premium_cents,
    RECEIVABLE: 0,
    PAYABLE: 0,
    PREMIUM_PAYABLE: -premium_cents,
  });
});

test("terms of a policy that has ended, and before cover, book nothing", async () => {
  const { refId } = await makeAccepted(server, { insuranceStart: "2030-03-01", landlordEmail: "early@example.com" });
  expect(await change(refId, { premium_cents: 700 })).toEqual({ refundCents: 0, moreCents: 0, carriedCents: 0 });
  await runUntil(server, "2030-03-01T12:00:00Z");
  expect(await readPremiums(refId)).toMatchObject([{ cents: 700 }]);
});
