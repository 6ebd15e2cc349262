import { afterAll, beforeAll, expect, test } from "vitest";
import { directDebits } from "#testing/server/settings-for-tests.ts";
import { changeCard, getCard, getCardSecret, getPolicy, listCharges, listPolicyCharges } from "@kautia/contract";
import { countBlocked } from "#testing/database/count-blocked.ts";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { dayFromNow, writeDuePolicies } from "#testing/policies/due-policies.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { runNow } from "#testing/server/run-now.ts";
import { runUntil } from "#testing/policies/sign-policy.ts";
import {
  giveStripeMethod,
  makeAcceptedByStripe,
  makeStripeServer,
  readPayments,
  type StripeServer,
} from "#testing/doubles/stripe-server.ts";
import { changeState, lockPolicy } from "../policy/index.ts";
import { afterNextRead } from "#testing/database/hold-reads.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { readStatus } from "#testing/server/read-status.ts";
import { sentMails } from "#testing/people/mails.ts";
import { cancelOpenPremiums } from "./cancel-open-premiums.ts";
import { makeLink } from "../access/index.ts";
import { findMissingCardDigits } from "./payments/find-card-digits.ts";
import { readPayments as listPayments } from "./payments/read-payments.ts";
import { reconcile } from "./books/reconcile.ts";
import { debitAnnouncements, duePremiums } from "./tasks.ts";

/** An account whose bank answers only when the test tells it to. */
const iban = "DE02120300000000202051";
const tenantEmail = "jana@example.com";

let server: StripeServer;
beforeAll(async () => {
  server = await makeStripeServer({ settings: directDebits });
  await server.listen();
  server.account.books.fees = { charge: () => 35, dispute: 750, failure: 350 };
});
afterAll(() => server.close());

/** Moves the clock, and delivers the webhooks that the provider has sent until then. */
async function passUntil(instant: string): Promise<void> {
  await server.account.webhooks.settled();
  await runUntil(server, instant);
}

async function readBooks(refId: string): Promise<Record<string, number>> {
  const rows = await server.deps.db
    .selectFrom("ledger_entry")
    .select("account")
    .select((select) => select.fn.sum<number>("amount_cents").as("balance"))
    .where("ref_id", "=", refId)
    .groupBy("account")
    .execute();
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}

async function readState(refId: string) {
  const premium = server.deps.db.selectFrom("premium").select("status").where("ref_id", "=", refId).orderBy("number");
  return { policy: await readStatus(server, refId), premium: (await premium.executeTakeFirstOrThrow()).status };
}

const account = { amount: 6.35, cardDigits: "2051", isAccount: true };
/** The payments as the tenant sees them. */
async function listed(refId: string) {
  const policy = server.deps.db.selectFrom("policy").selectAll().where("ref_id", "=", refId);
  await findMissingCardDigits(server.deps, await policy.executeTakeFirstOrThrow());
  return listPayments(server.deps.db, await policy.executeTakeFirstOrThrow());
}

const mails = async () => (await sentMails(server)).filter(({ to }) => to === tenantEmail);

const lastPayment = () => {
  const intent = [...server.account.paymentIntents.values()].at(-1);
  if (!intent) throw new Error("nothing was charged");
  return intent;
};

test("a mandate, a debit that is pending for days, its success, and its return after three weeks", async () => {
  const terms = { insuranceStart: "2027-02-01", tenantEmail, iban };
  const { refId } = await makeAcceptedByStripe(server, terms);
  const { mandate_reference } = await server.deps.db
    .selectFrom("payment_method")
    .select("mandate_reference")
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();

  // Due, and announced for the next day.
  await passUntil("2027-02-01T12:00:00Z");
  expect(readPayments(server, refId)).toEqual([]);
  const accepted = (await mails()).find(({ subject }) => subject === "Ihre Mietbürgschaft ist angenommen");
  expect(accepted?.text).toContain("per Lastschrift von Ihrem Konto mit der Endung 2051");
  const [announcement] = await mails();
  expect(announcement?.subject).toBe("Ihre Bürgschaft gilt: Am 2. Februar 2027 buchen wir 6,35 € ab");
  for (const part of [mandate_reference, "DE98ZZZ09999999999", "Endung 2051", "Abbuchung am: 2. Februar 2027"])
    expect(announcement?.text).toContain(part);

  // Pending for days is not paid, and is not collected again.
  await passUntil("2027-02-06T12:00:00Z");
  expect(readPayments(server, refId)).toEqual(["635 processing"]);
  expect(await readState(refId)).toEqual({ policy: "ACCEPTED", premium: "DUE" });
  expect(await readBooks(refId)).toEqual({ RECEIVABLE: 0, IN_COLLECTION: 635, PREMIUM_PAYABLE: -635 });

  expect(await listed(refId)).toMatchObject([
    { ...account, kind: "PREMIUM", state: "PENDING", on: "2027-02-02", hasReceipt: false },
  ]);
  const token = await makeLink(server.deps.db, server.deps, "payment", { subject: refId });
  const atBank = { state: "CHARGING", amount: 6.35, isPending: true, confirmable: null };
  expect((await server.call(getCard, { params: { token } })).body).toMatchObject(atBank);
  await setPassword(server, tenantEmail);
  const tenant = await openSession(server, tenantEmail);
  const { body: seen } = await server.call(getPolicy, { params: { refId } }, tenant);
  expect(seen?.nextCharge).toMatchObject({ what: "PREMIUM", on: "2027-03-01" });
  const staff = await logInAsStaff(server);
  for (const call of [listCharges, listPolicyCharges]) {
    const { body } = await server.call(call, { params: { refId }, query: {} }, staff);
    expect(body?.rows).toMatchObject([{ kind: "PREMIUM", state: "COLLECTING" }]);
  }

  // Paid, with the provider's fee.
  const debit = lastPayment();
  server.account.debits.settle(debit.id, "succeeded");
  await passUntil("2027-02-06T13:00:00Z");
  expect(await readState(refId)).toEqual({ policy: "ACTIVE", premium: "PAID" });
  const paid = { RECEIVABLE: 0, IN_COLLECTION: 0, PREMIUM_PAYABLE: -635, PROVIDER: 600, FEES: 35 };
  expect(await readBooks(refId)).toEqual(paid);

  // Returned three weeks later: owed again, without the fees, and nothing is debited in silence.
  await passUntil("2027-02-26T12:00:00Z");
  server.account.debits.returnDebit(debit, "insufficient_funds");
  await passUntil("2027-02-26T12:10:00Z");
  expect(await readState(refId)).toEqual({ policy: "PAST_DUE", premium: "DUE" });
  const returned = { RECEIVABLE: 635, IN_COLLECTION: 0, PREMIUM_PAYABLE: -635, PROVIDER: 600 - 635 - 750, FEES: 785 };
  expect(await readBooks(refId)).toEqual(returned);
  expect(readPayments(server, refId)).toHaveLength(1);
  const subjects = (await mails()).map(({ subject }) => subject);
  expect(subjects.slice(0, 2).toSorted()).toEqual([
    "Am 27. Februar 2027 buchen wir 6,35 € ab",
    "Ihr Beitrag wurde zurückgebucht",
  ]);

  // The tenant sees the debit and its return, from the account with these digits.
  expect(await listed(refId)).toMatchObject([
    { ...account, kind: "CHARGEBACK" },
    { ...account, kind: "PREMIUM", state: "PAID" },
  ]);

  // The announced second debit pays it, to the cent.
  await passUntil("2027-02-27T12:00:00Z");
  expect(readPayments(server, refId)).toEqual(["635 succeeded", "635 processing"]);
  server.account.debits.settle(lastPayment().id, "succeeded");
  await passUntil("2027-02-27T13:00:00Z");
  expect(await readState(refId)).toEqual({ policy: "ACTIVE", premium: "PAID" });
  const { PROVIDER = 0, ...others } = await readBooks(refId);
  expect(others).toEqual({ RECEIVABLE: 0, IN_COLLECTION: 0, PREMIUM_PAYABLE: -635, FEES: 820 });
  expect(PROVIDER).toBe(server.account.books.balance());
  const accounts = await reconcile(server.deps, "2027-01-01");
  expect(accounts.flatMap(({ differences }) => differences)).toEqual([]);
  const notices = server.deps.db.selectFrom("payment_notice").select("id").where("trouble", "is not", null);
  expect(await notices.execute()).toEqual([]);
});

async function makeDebited(more: { failsOnSend?: boolean } = {}) {
  const dueOn = dayFromNow(server, 1);
  const [refId = ""] = await writeDuePolicies(server, { cards: [giveStripeMethod(server, iban)], dueOn });
  if (more.failsOnSend)
    for (const kind of ["silence after", "500 after"] as const)
      server.double.faults.on("POST", /payment_intents$/, { kind });
  await passUntil(`${dayFromNow(server, 2)}T12:00:00Z`);
  return refId;
}

test("a debit whose answers are lost is sent once, and a failed debit is announced again before its retry", async () => {
  const refId = await makeDebited({ failsOnSend: true });
  expect(readPayments(server, refId)).toEqual(["635 processing"]);
  server.account.debits.settle(lastPayment().id, { failure: "insufficient_funds" });
  await passUntil(server.deps.clock.now().toISOString());
  expect(await readState(refId)).toEqual({ policy: "PAST_DUE", premium: "DUE" });
  expect(readPayments(server, refId)).toEqual(["635 requires_payment_method"]);
  await passUntil(`${dayFromNow(server, 1)}T12:00:00Z`);
  expect(readPayments(server, refId)).toEqual(["635 requires_payment_method", "635 processing"]);
  const sent = (await sentMails(server)).filter(({ to }) => to === `${refId}@example.com`);
  expect(sent.filter(({ subject }) => /Am .* buchen wir/.test(subject))).toHaveLength(2);
  server.account.debits.settle(lastPayment().id, "succeeded");
});

test("with a longer notice, the mail about a failed debit names the day of the next announcement", async () => {
  const own = await makeStripeServer({ settings: { ...directDebits, DEBIT_NOTICE_DAYS: "5" } });
  await own.listen();
  await writeDuePolicies(own, { cards: [giveStripeMethod(own, iban)], dueOn: dayFromNow(own, 1) });
  await runUntil(own, `${dayFromNow(own, 8)}T12:00:00Z`);
  const [debit] = own.account.paymentIntents.values();
  own.account.debits.settle(debit?.id ?? "", { failure: "insufficient_funds" });
  await own.account.webhooks.settled();
  await runUntil(own, own.deps.clock.now().toISOString());
  const written = await own.deps.db.selectFrom("mail").select(["kind", "data"]).orderBy("created_at").execute();
  const day = dayFromNow(own, 5);
  expect(written.find(({ kind }) => kind === "premium-failed")?.data).toMatchObject({ nextTryOn: day });
  const announced = written.filter(({ kind }) => kind === "debit-announced").map(({ data }) => data);
  expect(announced).toMatchObject([{ beginsCover: true }, { on: day, beginsCover: false }]);
  await own.close();
});

test("a debit that its owner returned is sent again only after another account was entered and the debit announced", async () => {
  const refId = await makeDebited();
  const debit = lastPayment();
  server.account.debits.settle(debit.id, "succeeded");
  await passUntil(server.deps.clock.now().toISOString());
  server.account.debits.returnDebit(debit, "customer_initiated");
  await passUntil(`${dayFromNow(server, 3)}T12:00:00Z`);
  expect(await readState(refId)).toEqual({ policy: "PAST_DUE", premium: "UNPAID" });
  expect(readPayments(server, refId)).toEqual(["635 succeeded"]);

  const sent = (await sentMails(server)).filter(({ to }) => to === `${refId}@example.com`);
  expect(sent[0]?.subject).toBe("Von Ihrem Konto können wir nicht mehr abbuchen");
  const token = /\/card\/([0-9a-f]{32})/.exec(sent[0]?.text ?? "")?.[1] ?? "";
  const secret = await server.call(getCardSecret, { params: { token } });
  server.account.confirmDebitSetup(secret.body?.secret ?? "", iban);
  await server.call(changeCard, { params: { token } });
  await passUntil(server.deps.clock.now().toISOString());
  expect(readPayments(server, refId)).toHaveLength(1);
  const announced = { state: "OPEN", nextTryOn: dayFromNow(server, 1) };
  expect((await server.call(getCard, { params: { token } })).body).toMatchObject(announced);
  await passUntil(`${dayFromNow(server, 1)}T12:00:00Z`);
  expect(readPayments(server, refId)).toEqual(["635 succeeded", "635 processing"]);
  expect((await server.call(getCard, { params: { token } })).body).toMatchObject({ state: "CHARGING" });
  server.account.debits.settle(lastPayment().id, "succeeded");
  await passUntil(server.deps.clock.now().toISOString());
  expect(await readState(refId)).toEqual({ policy: "ACTIVE", premium: "PAID" });
});

test.runIf(testEngine() === "postgres")(
  "a withdrawal while the debit is being announced cancels the debit",
  async () => {
    const { deps } = server;
    const dueOn = dayFromNow(server, 1);
    const [refId = ""] = await writeDuePolicies(server, { cards: [giveStripeMethod(server, iban)], dueOn });
    const { brand, operator, publicUrl } = deps.config;
    const tomorrow = { now: () => new Date(deps.clock.now().getTime() + 86_400_000) };
    const worker = Object.assign(deps, { brand, operator, publicUrl });
    await runNow(duePremiums, { ...worker, clock: tomorrow }, 1);
    let withdrawing: Promise<void> = Promise.resolve();
    const withdrawMeanwhile = async () => {
      let isOver = false;
      withdrawing = deps.db
        .transaction()
        .execute(async (transaction) => {
          const policy = await lockPolicy(transaction, refId);
          await changeState(transaction, refId, {
            to: { cover_state: "WITHDRAWN" },
            cause: "tenant",
            at: tomorrow.now(),
          });
          await cancelOpenPremiums(transaction, { ...deps, clock: tomorrow }, policy, policy.cover_start ?? "");
        })
        .finally(() => (isOver = true));
      await expect.poll(async () => isOver || (await countBlocked(server.deps)) > 0).toBe(true);
    };
    afterNextRead(server, "policy", withdrawMeanwhile);
    await runNow(debitAnnouncements, { ...worker, clock: tomorrow }, 1);
    await withdrawing;
    expect(await readState(refId)).toEqual({ policy: "WITHDRAWN", premium: "CANCELLED" });
  },
);

test("a yearly debit is announced by one mail, 14 days before, and debited on the day it names", async () => {
  // Its own server, because a year of the others' charges takes minutes.
  const own = await makeStripeServer({ settings: directDebits });
  await own.listen();
  const pass = async (instant: string) => {
    await own.account.webhooks.settled();
    await runUntil(own, instant);
  };
  const sent = async () => (await sentMails(own)).filter(({ to }) => to === tenantEmail);
  const terms = { insuranceStart: "2027-02-01", paymentPeriod: "YEARLY", tenantEmail, iban } as const;
  const { refId } = await makeAcceptedByStripe(own, terms);
  await pass("2027-02-03T12:00:00Z");
  own.account.debits.settle([...own.account.paymentIntents.keys()].at(-1) ?? "", "succeeded");
  // 14 days before 1 February 2028 is 18 January, at midnight in Berlin.
  await pass("2028-01-17T22:59:59Z");
  const before = (await sent()).length;
  await pass("2028-01-18T12:00:00Z");
  const [announcement] = await sent();
  expect(announcement?.subject).toBe("Am 1. Februar 2028 buchen wir Ihren Jahresbeitrag ab: 70,50\u00a0€");
  expect(announcement?.text).toMatch(/Mandatsreferenz: \S+.+Gläubiger-ID: DE98ZZZ09999999999/s);
  await pass("2028-02-01T12:00:00Z");
  expect(readPayments(own, refId).at(-1)).toBe("7050 processing");
  expect(await sent()).toHaveLength(before + 1);
  await own.close();
});
