import {
  askForCard,
  beginPayment,
  changeCard,
  confirmSandboxCard,
  confirmSandboxCharge,
  confirmSandboxDebit,
  getCard,
  getCardSecret,
  listCharges,
  notePayment,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { directDebits } from "#testing/server/settings-for-tests.ts";
import { balances } from "../rules/ledger.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeOwedRepayment, owingTenant } from "#testing/policies/owed-repayment.ts";
import { failingCard, readCharges, runUntil, workingCard } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

// Each test needs its own server because the clock never goes back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer({ settings: directDebits });
});
afterEach(() => server.close());

const charged = async (refId: string) => (await readCharges(server, refId)).filter((line) => !line.includes(" 7050 "));

/** A tenant who did not choose a plan in time. */
async function makeInvoice() {
  const owed = await makeOwedRepayment(server, { paymentPeriod: "YEARLY" });
  await runUntil(server, "2027-02-15T23:00:00Z");
  const [mail] = await mailsTo(server, owingTenant, /Rechnung/);
  const token = /\/card\/(\w+)/.exec(mail?.text ?? "")?.[1] ?? "";
  return { ...owed, mail, params: { token } };
}

async function giveCard(params: { token: string }, number: string) {
  const secret = (await server.call(getCardSecret, { params })).body?.secret ?? "";
  const card = { number, expMonth: 12, expYear: 2045, cvc: "123", secret };
  await server.call(confirmSandboxCard, { body: card });
  await server.call(confirmSandboxCard, { body: { ...card, challenge: "passed" } });
  expect((await server.call(changeCard, { params })).status).toBe(200);
}

async function pay(params: { token: string }) {
  const begun = await server.call(beginPayment, { params });
  await server.call(notePayment, { params });
  await settle(server);
  return begun;
}

test("without a choice the tenant gets an invoice and two reminders, and the card is never charged for it", async () => {
  const { refId, readPolicy, repayment, mail } = await makeInvoice();
  expect(mail?.text).toMatch(/Rechnungsbetrag: 820,50\s€\s+Fällig am: 1\. März 2027[\s\S]*buchen wir dafür nichts ab/);
  expect(await repayment()).toMatchObject({
    state: "INVOICED",
    planned: { on: "2027-02-16", by: "calendar" },
    instalments: [{ on: "2027-03-01", amount: 820.5, state: "INVOICED", nextTryOn: null }],
  });
  expect(await readPolicy()).toMatchObject({ nextCharge: { what: "PREMIUM" } });
  const asStaff = async () => (await server.call(listCharges, { query: {} }, await logInAsStaff(server))).body?.rows;
  await runUntil(server, "2027-03-01T22:59:59Z");
  expect(await asStaff()).toEqual([]);
  await runUntil(server, "2027-06-01T12:00:00Z");
  expect(await charged(refId)).toEqual([]);
  const reminders = await mailsTo(server, owingTenant, /Noch offen/);
  expect(reminders.map(({ sentAt }) => sentAt.toISOString().slice(0, 10))).toEqual(["2027-03-14", "2027-03-01"]);
  expect(await asStaff()).toMatchObject([{ kind: "INSTALMENT", state: "UNPAID", amount: 820.5, failures: 0 }]);
});

test("the tenant pays the invoice once on the mailed page, and the reminders stop", async () => {
  const { refId, repayment, params } = await makeInvoice();
  expect((await server.call(getCard, { params })).body).toMatchObject({
    state: "OPEN",
    amount: 820.5,
    confirmable: 820.5,
    invoiceDueOn: "2027-03-01",
  });
  const begun = await Promise.all([pay(params), pay(params)]);
  expect(begun.map(({ status }) => status)).toContain(200);
  expect(await charged(refId)).toEqual(["2027-02-15T23:00:00.000Z 82050 succeeded"]);
  expect(await repayment()).toMatchObject({ state: "PAID", paid: 820.5 });
  expect((await server.call(getCard, { params })).body).toMatchObject({ state: "PAID", invoiceDueOn: null });
  await runUntil(server, "2027-06-01T12:00:00Z");
  expect(await mailsTo(server, owingTenant, /Alles bezahlt/)).toHaveLength(1);
  expect(await mailsTo(server, owingTenant, /Noch offen/)).toEqual([]);
  const books = await server.deps.db.selectFrom("ledger_entry").selectAll().where("ref_id", "=", refId).execute();
  expect(balances(books.map(({ account, amount_cents }) => ({ account, amountCents: amount_cents })))).toMatchObject({
    RECEIVABLE: 0,
    IN_COLLECTION: 0,
    CLAIMS: 82_050,
    REPAYMENTS: -82_050,
  });
});

test("an invoice is never charged without the tenant, even after a new card or a declined payment", async () => {
  const { refId, repayment, logIn } = await makeInvoice();
  const link = await server.call(askForCard, { params: { refId } }, await logIn());
  const params = { token: link.body?.cardToken ?? "" };
  await giveCard(params, failingCard);
  await settle(server);
  expect(await charged(refId)).toEqual([]);
  await pay(params);
  await runUntil(server, "2027-03-10T12:00:00Z");
  expect(await charged(refId)).toEqual(["2027-02-15T23:00:00.000Z 82050 failed"]);
  expect(await mailsTo(server, owingTenant, /konnte nicht/)).toEqual([]);
  expect(await repayment()).toMatchObject({ state: "INVOICED", instalments: [{ state: "INVOICED", failedOn: null }] });
  await giveCard(params, workingCard);
  await runUntil(server, "2027-03-11T12:00:00Z");
  expect(await charged(refId)).toHaveLength(1);
  await pay(params);
  expect(await repayment()).toMatchObject({ state: "PAID" });
});

test("the tenant confirms a payment on the page, and closing the page leaves the invoice open", async () => {
  const { refId, repayment, params } = await makeInvoice();
  await giveCard(params, "4000 0027 6000 3184");
  await server.call(beginPayment, { params });
  await runUntil(server, "2027-02-20T12:00:00Z");
  expect(await charged(refId)).toEqual([expect.stringContaining("82050 canceled")]);
  const { secret } = (await server.call(beginPayment, { params })).body ?? {};
  await server.call(confirmSandboxCharge, { body: { secret: secret ?? "", outcome: "passed" } });
  await server.call(notePayment, { params });
  await settle(server);
  expect(await repayment()).toMatchObject({ state: "PAID" });
});

async function giveAccount(params: { token: string }, iban: string) {
  const secret = (await server.call(getCardSecret, { params })).body?.secret ?? "";
  await server.call(confirmSandboxDebit, { body: { secret, iban } });
  expect((await server.call(changeCard, { params })).status).toBe(200);
}

test("an invoice whose debit is returned is owed again, and paying it once more is confirmed once more", async () => {
  const { repayment, params } = await makeInvoice();
  await giveAccount(params, "DE35370400440532013002");
  await pay(params);
  await runUntil(server, "2027-02-17T12:00:00Z");
  const { db, clock } = server.deps;
  // The sandbox's banks return a debit after three weeks; this one is faster.
  await sql`UPDATE sandbox_charge SET returned_at = ${clock.now()} WHERE returned_at IS NOT NULL`.execute(db);
  await runUntil(server, "2027-02-18T12:00:00Z");
  expect(await repayment()).toMatchObject({ state: "INVOICED" });
  expect(await mailsTo(server, owingTenant, /Noch offen/)).toHaveLength(1);
  await giveCard(params, workingCard);
  await pay(params);
  expect(await repayment()).toMatchObject({ state: "PAID" });
  expect(await mailsTo(server, owingTenant, /Alles bezahlt/)).toHaveLength(2);
});

test("no reminder comes while the debit of an invoice is pending, and one comes at once if the bank refuses it days later", async () => {
  const { repayment, params } = await makeInvoice();
  await runUntil(server, "2027-02-28T12:00:00Z");
  await giveAccount(params, "DE78370400440532013004");
  await pay(params);
  await runUntil(server, "2027-03-05T11:00:00Z");
  expect(await repayment()).toMatchObject({ state: "INVOICED", instalments: [{ state: "CHARGING" }] });
  expect(await mailsTo(server, owingTenant, /Noch offen/)).toEqual([]);
  await runUntil(server, "2027-03-20T12:00:00Z");
  expect(await repayment()).toMatchObject({ state: "INVOICED", instalments: [{ state: "INVOICED" }] });
  const reminders = await mailsTo(server, owingTenant, /Noch offen/);
  expect(reminders.map(({ sentAt }) => sentAt.toISOString().slice(0, 10))).toEqual(["2027-03-14", "2027-03-05"]);
});
