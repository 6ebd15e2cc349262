import { randomUUID } from "node:crypto";
import { countWaiting, listNotices } from "@kautia/contract";
import { type Account, startStripeDouble, type StripeDouble } from "@kautia/stripe-double";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testEngine } from "#testing/database/make-test-database.ts";
import { readMetrics } from "#testing/server/read-metrics.ts";
import { makeRestorableDatabase, type RestorableDatabase } from "#testing/database/restorable-database.ts";
import { makeSeededRandom } from "#testing/server/seeded-random.ts";
import { loadSize } from "#testing/values/load-size.ts";
import { acceptSigned, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { stripeAccounts } from "#testing/doubles/stripe-accounts.ts";
import {
  giveStripeCard,
  makeAcceptedByStripe,
  makeSignedByStripe,
  makeStripeServer,
  type StripeServer,
} from "#testing/doubles/stripe-server.ts";
import { directDebits } from "#testing/server/settings-for-tests.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { changeTerms } from "../../policy/index.ts";
import { reconcile } from "../books/reconcile.ts";
import { findMoneyHold } from "./money-hold.ts";
import { releaseMoney } from "./release-money.ts";

/** The server that is running now, on the database that it was given. */
let server: StripeServer;
let place: RestorableDatabase;
let places: RestorableDatabase[];
let double: StripeDouble;
let account: Account;

beforeEach(async () => {
  double = await startStripeDouble({
    accounts: Object.values(stripeAccounts),
    now: () => server.deps.clock.now(),
  });
  account = double.account(stripeAccounts.de.secretKey);
  place = await makeRestorableDatabase();
  places = [place];
  await start(place);
});
afterEach(async () => {
  await server.close();
  for (const database of places) await database.remove();
  await double.close();
});

async function start(on: RestorableDatabase): Promise<void> {
  const random = makeSeededRandom(randomUUID());
  const overrides = { database: await on.open(), random };
  server = await makeStripeServer({ provider: double, settings: directDebits, config: { metricsPort: 0 }, overrides });
}

let landlords = 0;
const accept = () =>
  makeAcceptedByStripe(server, { insuranceStart: "2027-02-01", landlordEmail: `l${++landlords}@example.com` });

/** Backs up, goes on with `lose`, and starts a server on the backup. */
async function loseAndRestore(lose: () => Promise<unknown>): Promise<void> {
  await server.close();
  const backup = await place.copy();
  places.push(backup);
  await start(place);
  await lose();
  await server.close();
  await start(backup);
}

async function compare() {
  const accounts = await reconcile(server.deps, "2027-01-15");
  const pick = (which: "differences" | "pending") =>
    accounts.flatMap((reconciliation) => reconciliation[which].map(({ reference }) => reference));
  return { accounts, differences: pick("differences"), pending: pick("pending") };
}

async function release(): Promise<void> {
  await releaseMoney(server.deps, (await compare()).accounts);
}

const paid = () => account.succeeded().map(({ metadata }) => metadata["refId"]);

async function readAttempts() {
  return server.deps.db
    .selectFrom("charge_attempt")
    .innerJoin("premium", "premium.id", "premium_id")
    .select(["charge_attempt.number", "charge_attempt.status", "provider_key", "premium.number as premium"])
    .orderBy("premium.ref_id")
    .orderBy("premium.number")
    .orderBy("charge_attempt.number")
    .execute();
}

async function readProvider(): Promise<number> {
  const { cents } = await server.deps.db
    .selectFrom("ledger_entry")
    .select((select) => select.fn.sum<number>("amount_cents").as("cents"))
    .where("account", "=", "PROVIDER")
    .executeTakeFirstOrThrow();
  return cents;
}

/** The embedded database would show the same, only more slowly. */
const onPglite = testEngine() === "pglite";
/** Variants of other cases in this file run only in the full form. */
const isSpared = onPglite || loadSize(0, 1) === 0;

test("a restored database charges nothing until an operator releases it, and then finds what was charged", async () => {
  const [signedPolicy, two] = [await accept(), await accept()];
  await runUntil(server, "2027-01-20T12:00:00Z");
  account.books.fees = { charge: () => 35, dispute: 0 };
  await loseAndRestore(() => runUntil(server, "2027-02-01T12:00:00Z"));
  const isPaidOnce = () =>
    paid().filter((refId) => refId === signedPolicy.refId).length === 1 && paid().includes(two.refId);
  expect(paid()).toHaveLength(2);
  expect(isPaidOnce()).toBe(true);

  await runUntil(server, "2027-02-02T12:00:00Z");
  expect(await findMoneyHold(server.deps)).toMatchObject({
    reason: onPglite ? "behind the provider" : "another database",
  });
  expect(await server.deps.findWarnings()).toEqual(["MONEY_HELD"]);
  expect((await readMetrics(server)).value("kautia_money_held")).toBe(1);
  const staff = await server.call(countWaiting, {}, await logInAsStaff(server));
  expect(staff.body).toMatchObject({ moneyHeld: true });
  expect(await readAttempts()).toEqual([]);

  const before = await compare();
  expect(before.differences).toHaveLength(2);
  for (const difference of before.differences)
    expect(difference).toMatch(/premium-1-1 \(no premium or instalment of ours\)$/);
  expect(await readProvider()).toBeNull();
  await releaseMoney(server.deps, before.accounts);

  await runUntil(server, "2027-02-04T12:00:00Z");
  expect(paid()).toHaveLength(2);
  expect(isPaidOnce()).toBe(true);
  expect(await readAttempts()).toMatchObject([{ status: "SUCCEEDED" }, { status: "SUCCEEDED" }]);
  expect(await compare()).toMatchObject({ differences: [], pending: [] });
  expect(await readProvider()).toBe(account.books.balance());
  expect(await server.deps.findWarnings()).toEqual([]);
});

test.skipIf(onPglite)("charges no premium again, even once the provider has forgotten the keys", async () => {
  const { refId } = await accept();
  await loseAndRestore(() => runUntil(server, "2027-02-01T12:00:00Z"));
  await release();
  // Longer than the provider keeps keys.
  await runUntil(server, "2027-02-10T12:00:00Z");
  expect(paid()).toEqual([refId]);
});

test.skipIf(isSpared)(
  "adopts a later try that was paid, and makes the next try after it with a key of its own",
  async () => {
    const { refId } = await accept();
    await runUntil(server, "2027-01-20T12:00:00Z");
    await loseAndRestore(async () => {
      changeCard({ code: "card_declined", declineCode: "insufficient_funds" });
      await runUntil(server, "2027-02-01T12:00:00Z");
      changeCard("passes");
      await runUntil(server, "2027-02-02T12:00:00Z");
    });
    expect(paid()).toEqual([refId]);
    await release();
    await runUntil(server, "2027-02-04T12:00:00Z");
    expect(paid()).toEqual([refId]);
    expect(await readAttempts()).toMatchObject([
      { number: 2, status: "SUCCEEDED", provider_key: expect.stringMatching(/-premium-1-2$/) },
    ]);
  },
);

function changeCard(charge: Parameters<Account["changeBank"]>[1]): void {
  for (const intent of account.setupIntents.values())
    if (typeof intent.payment_method === "string") account.changeBank(intent.payment_method, charge);
}

test.skipIf(isSpared)("finds a premium that was paid with another customer's card", async () => {
  const { refId } = await accept();
  await runUntil(server, "2027-01-20T12:00:00Z");
  await loseAndRestore(() => runUntil(server, "2027-02-01T12:00:00Z"));
  const { db } = server.deps;
  await db
    .updateTable("policy")
    .set({ card_method_id: giveStripeCard(server) })
    .where("ref_id", "=", refId)
    .execute();
  await release();
  await runUntil(server, "2027-02-04T12:00:00Z");
  expect(paid()).toEqual([refId]);
  expect(await readAttempts()).toMatchObject([{ status: "SUCCEEDED" }]);
});

test.skipIf(onPglite)("neither charges nor books a premium that was paid with another amount", async () => {
  const { refId } = await accept();
  await runUntil(server, "2027-01-20T12:00:00Z");
  await loseAndRestore(() => runUntil(server, "2027-02-01T12:00:00Z"));
  const change = { premium_cents: 700 };
  await inTransaction(server.deps.db, (transaction) => changeTerms(transaction, server.deps, { refId, change }));
  await release();
  await runUntil(server, "2027-02-10T12:00:00Z");
  expect(paid()).toEqual([refId]);
  expect(await readAttempts()).toMatchObject([{ status: "ASKED" }]);
});

test.skipIf(onPglite)("a payment that waits for the tenant in the lost database can no longer succeed", async () => {
  const { refId } = await accept();
  await runUntil(server, "2027-01-20T12:00:00Z");
  await loseAndRestore(async () => {
    const [policy] = await server.deps.db.selectFrom("policy").selectAll().execute();
    const [customer = "", paymentMethod = ""] = policy?.card_method_id.split("/") ?? [];
    changeCard("asks");
    const metadata = { key: "charge-lost-premium-1-5", refId, premium: "1" };
    const books = { description: null, metadata, mandate: null, statementDescriptor: null };
    const money = { amount: 635, currency: "eur", customer, paymentMethod, types: ["card"] };
    account.charge({ ...money, ...books, statementDescriptorSuffix: null }, null, { present: true });
    changeCard("passes");
  });
  await sql`UPDATE money_hold SET reason = 'another database', held_at = now()`.execute(server.deps.db);
  await release();
  await runUntil(server, "2027-02-01T12:00:00Z");
  expect([...account.paymentIntents.values()].map(({ status }) => status).toSorted()).toEqual([
    "canceled",
    "succeeded",
  ]);
});

test.skipIf(onPglite)("refunds a premium once, although the refund is lost, and books it once", async () => {
  const { refId } = await accept();
  await runUntil(server, "2027-02-01T12:00:00Z");
  const [payment] = account.succeeded();
  await loseAndRestore(async () => {
    await planRefund(refId, 100);
    await runUntil(server, "2027-02-01T13:00:00Z");
  });
  expect(account.refunded(payment?.id ?? "")).toBe(100);
  await release();
  await runUntil(server, "2027-02-02T12:00:00Z");
  expect(await listOpenNotices()).toEqual([{ refId, trouble: "refunded by hand" }]);
  await planRefund(refId, 100);
  await runUntil(server, "2027-02-04T12:00:00Z");
  expect(account.refunded(payment?.id ?? "")).toBe(100);
  expect(await server.deps.db.selectFrom("refund").select("status").execute()).toEqual([{ status: "PAID" }]);
  expect(await listOpenNotices()).toEqual([]);
  await expectSameBooks();
});

test.skipIf(onPglite)("books a charge once that was made after a landlord's acceptance, which is lost", async () => {
  const landlordEmail = "lost@example.com";
  const { refId } = await makeSignedByStripe(server, { insuranceStart: "2027-02-01", landlordEmail });
  await runUntil(server, "2027-01-20T12:00:00Z");
  await loseAndRestore(async () => {
    await acceptSigned(server, landlordEmail);
    await runUntil(server, "2027-02-01T12:00:00Z");
  });
  await release();
  await runUntil(server, "2027-02-03T12:00:00Z");
  expect(await listOpenNotices()).toEqual([{ refId, trouble: "unexplained movement" }]);
  await acceptSigned(server, landlordEmail);
  await runUntil(server, "2027-02-04T12:00:00Z");
  expect(paid()).toEqual([refId]);
  expect(await readAttempts()).toMatchObject([{ status: "SUCCEEDED" }]);
  expect(await listOpenNotices()).toEqual([]);
  await expectSameBooks();
});

test.skipIf(isSpared).each([
  ["SUCCEEDED", "succeeded"],
  ["FAILED", { failure: "insufficient_funds" }],
] as const)("books a debit once whose landlord's acceptance is lost, and which has %s", async (status, outcome) => {
  const landlordEmail = "debit@example.com";
  // A bank that answers only when the test tells it to.
  const iban = "DE02120300000000202051";
  await makeSignedByStripe(server, { insuranceStart: "2027-02-01", landlordEmail, iban });
  await runUntil(server, "2027-01-20T12:00:00Z");
  await loseAndRestore(async () => {
    await acceptSigned(server, landlordEmail);
    // The debit is announced a day ahead.
    await runUntil(server, "2027-02-01T12:00:00Z");
    await runUntil(server, "2027-02-02T12:00:00Z");
  });
  const [debit] = account.paymentIntents.values();
  account.debits.settle(debit?.id ?? "", outcome);
  await release();
  await runUntil(server, "2027-02-03T12:00:00Z");
  await acceptSigned(server, landlordEmail);
  await runUntil(server, "2027-02-04T12:00:00Z");
  expect(account.paymentIntents.size).toBe(1);
  const [first] = await readAttempts();
  expect(first?.status).toBe(status);
  expect((await listOpenNotices())?.filter(({ trouble }) => trouble === "unexplained movement")).toEqual([]);
  await expectSameBooks();
});

test.skipIf(onPglite)(
  "a landlord whose acceptance is lost can accept again after the deadline, until release",
  async () => {
    const landlordEmail = "late@example.com";
    await makeSignedByStripe(server, { insuranceStart: "2027-02-01", landlordEmail });
    await runUntil(server, "2027-01-20T12:00:00Z");
    await loseAndRestore(() => acceptSigned(server, landlordEmail));
    await runUntil(server, "2027-03-01T12:00:00Z");
    await expect(acceptSigned(server, landlordEmail)).resolves.toBeUndefined();
  },
);

async function listOpenNotices() {
  const { body } = await server.call(listNotices, { query: { state: "OPEN" } }, await logInAsStaff(server));
  return body?.rows.map(({ refId, trouble }) => ({ refId, trouble }));
}

async function expectSameBooks(): Promise<void> {
  expect(await compare()).toMatchObject({ differences: [], pending: [] });
  expect(await readProvider()).toBe(account.books.balance());
}

test.skipIf(isSpared)("a refund of another amount than the lost one is not paid in addition", async () => {
  const { refId } = await accept();
  await runUntil(server, "2027-02-01T12:00:00Z");
  const [payment] = account.succeeded();
  await loseAndRestore(async () => {
    await planRefund(refId, 100);
    await runUntil(server, "2027-02-01T13:00:00Z");
  });
  await release();
  await planRefund(refId, 200);
  await runUntil(server, "2027-02-04T12:00:00Z");
  expect(account.refunded(payment?.id ?? "")).toBe(100);
  expect(await server.deps.db.selectFrom("refund").select("status").execute()).toEqual([{ status: "DUE" }]);
});

async function planRefund(ref_id: string, amount_cents: number): Promise<void> {
  const { db, clock, random } = server.deps;
  const { id: premium_id } = await db
    .selectFrom("premium")
    .select("id")
    .where("ref_id", "=", ref_id)
    .executeTakeFirstOrThrow();
  const at = clock.now();
  const row = { id: random.uuid(), premium_id, ref_id, amount_cents, status: "DUE" as const, due_at: at, try_at: at };
  await db.insertInto("refund").values(row).execute();
}

test.skipIf(onPglite)(
  "a copied disk, which looks like the same database, is noticed by the provider's books",
  async () => {
    await accept();
    await runUntil(server, "2027-01-20T12:00:00Z");
    await loseAndRestore(() => runUntil(server, "2027-02-01T12:00:00Z"));
    await sql`UPDATE money_hold SET database_id = (SELECT oid FROM pg_database WHERE datname = current_database())
    || '/' || 'money_hold'::regclass::oid`.execute(server.deps.db);
    await runUntil(server, "2027-02-02T12:00:00Z");
    expect(await findMoneyHold(server.deps)).toMatchObject({ reason: "behind the provider" });
    expect(paid()).toHaveLength(1);
  },
);

test.skipIf(onPglite)(
  "waits while the provider does not list its movements after a start, and holds nothing when it does",
  async () => {
    const { refId } = await accept();
    await server.close();
    await start(place);
    double.faults.on("GET", /balance_transactions/, { kind: "unavailable" }, Number.POSITIVE_INFINITY);
    await runUntil(server, "2027-02-01T12:00:00Z");
    expect(paid()).toEqual([]);
    double.faults.clear();
    await server.close();
    await start(place);
    await runUntil(server, "2027-02-01T13:00:00Z");
    expect(paid()).toEqual([refId]);
    expect(await findMoneyHold(server.deps)).toBeNull();
  },
);

test.skipIf(onPglite)("a standby that takes over holds money until it is released", async () => {
  await accept();
  await runUntil(server, "2027-01-20T12:00:00Z");
  await sql`UPDATE money_hold SET timeline = '000000FF'`.execute(server.deps.db);
  await runUntil(server, "2027-02-01T12:00:00Z");
  expect(await findMoneyHold(server.deps)).toMatchObject({ reason: "another timeline" });
  expect(paid()).toEqual([]);
  await release();
  await runUntil(server, "2027-02-01T13:00:00Z");
  expect(paid()).toHaveLength(1);
});
