import { listNotices } from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { localDay } from "../../platform/rules/local-day.ts";
import { countDifferences } from "./count-differences.ts";
import { reconcile } from "./reconcile.ts";
import { writeDuePolicies, dayFromNow } from "#testing/policies/due-policies.ts";
import { makePaidPolicy, planPartRefund, readLedger, readRefund } from "#testing/policies/paid-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { giveStripeCard, makeStripeServer, type StripeServer } from "#testing/doubles/stripe-server.ts";

let server: StripeServer;
beforeAll(async () => {
  server = await makeStripeServer({ timeout: 400 });
  await server.listen();
  server.account.books.fees = { charge: (amount) => Math.round(amount * 0.015) + 25, dispute: 2_000 };
});
afterAll(() => server.close());
beforeEach(() => {
  server.double.faults.clear();
  server.account.webhooks.release();
});

const fee = 35;

async function passHours(hours: number): Promise<void> {
  await server.account.webhooks.settled();
  await server.deps.jobs.runDueUntil(new Date(server.deps.clock.now().getTime() + hours * 3_600_000));
}

/** Our balance at Stripe by our ledger and by Stripe's own books. */
async function readBothBalances(): Promise<{ ours: number; theirs: number }> {
  const { cents } = await server.deps.db
    .selectFrom("ledger_entry")
    .select((select) => select.fn.sum<number>("amount_cents").as("cents"))
    .where("account", "=", "PROVIDER")
    .executeTakeFirstOrThrow();
  return { ours: cents, theirs: server.account.books.balance() };
}

async function expectSameBalance(): Promise<void> {
  const { ours, theirs } = await readBothBalances();
  expect(ours).toBe(theirs);
}

async function listTroubles(refId: string) {
  const answer = await server.call(listNotices, { query: { search: refId } }, await logInAsStaff(server));
  return answer.body?.rows.map(({ trouble }) => trouble);
}

test("books the provider's fee of a charge, also when no webhook arrives", async () => {
  server.account.webhooks.hold();
  const { refId } = await makePaidPolicy(server);
  await passHours(25);
  expect(await readLedger(server, refId)).toEqual({ PROVIDER: 635 - fee, PREMIUM_PAYABLE: -635, FEES: fee });
  await expectSameBalance();
});

test("books a chargeback with its fee, and its reversal when the dispute is won", async () => {
  const { refId, payment } = await makePaidPolicy(server);
  const { id } = server.account.books.dispute(payment);
  await passHours(1);
  expect(await readLedger(server, refId)).toMatchObject({ CHARGEBACKS: 635, FEES: fee + 2_000, PREMIUM_PAYABLE: -635 });
  await expectSameBalance();
  server.account.books.closeDispute(id, "won");
  await passHours(1);
  expect(await readLedger(server, refId)).toEqual({ PROVIDER: 600 - 2_000, FEES: fee + 2_000, PREMIUM_PAYABLE: -635 });
  await expectSameBalance();
});

test("reports a dispute to the desk even if its webhooks were lost", async () => {
  const { refId, payment } = await makePaidPolicy(server);
  server.account.webhooks.hold();
  server.account.books.dispute(payment);
  await passHours(24);
  expect(await listTroubles(refId)).toEqual(["disputed"]);
});

test("books a refund made by hand, and owes a refund again that the bank sent back", async () => {
  const paid = await makePaidPolicy(server);
  server.account.refundByHand(paid.payment.id, 100);
  const cents = await planPartRefund(server, paid);
  await passHours(1);
  const afterwards = { REFUNDS_BY_HAND: 100, PREMIUM_PAYABLE: cents - 635, FEES: fee };
  expect(await readLedger(server, paid.refId)).toEqual({ ...afterwards, PROVIDER: 500 - cents });
  const { provider_refund_id } = await readRefund(server, paid.refId);
  server.account.settleRefund(provider_refund_id ?? "", "failed");
  await passHours(1);
  expect(await readRefund(server, paid.refId)).toMatchObject({ status: "FAILED", paid_at: null });
  expect(await readLedger(server, paid.refId)).toEqual({ ...afterwards, PROVIDER: 500, PAYABLE: -cents });
  expect((await listTroubles(paid.refId))?.toSorted()).toEqual(["refund failed", "refunded by hand"]);
  await expectSameBalance();
});

test("books a refund once when the provider's books list it before its answer arrives", async () => {
  const paid = await makePaidPolicy(server);
  const cents = await planPartRefund(server, paid);
  server.double.faults.on("POST", /refunds$/, { kind: "silence after" });
  server.double.faults.on("GET", /refunds$/, { kind: "unavailable" }, Number.POSITIVE_INFINITY);
  await passHours(2);
  expect(await readRefund(server, paid.refId)).toMatchObject({ status: "DUE" });
  await expectSameBalance();
  server.double.faults.clear();
  await passHours(7);
  expect(await readRefund(server, paid.refId)).toMatchObject({ status: "PAID" });
  expect(await readLedger(server, paid.refId)).toMatchObject({ PROVIDER: 635 - fee - cents });
  await expectSameBalance();
});

test("books the movement of an unanswered charge only when the answer arrives", async () => {
  const dueOn = dayFromNow(server, 1);
  const [refId = ""] = await writeDuePolicies(server, { cards: [giveStripeCard(server)], dueOn });
  server.double.faults.on("POST", /payment_intents$/, { kind: "silence after" });
  // Before the charge, its earlier tries are looked up.
  server.double.faults.on("GET", /payment_intents$/, { kind: "slow", ms: 0 });
  server.double.faults.on("GET", /payment_intents$/, { kind: "unavailable" }, Number.POSITIVE_INFINITY);
  await server.deps.jobs.runDueUntil(new Date(`${dueOn}T12:00:00Z`));
  expect(await readLedger(server, refId)).toEqual({ IN_COLLECTION: 635, PREMIUM_PAYABLE: -635 });
  server.double.faults.clear();
  await passHours(13);
  expect(await readLedger(server, refId)).toEqual({ PROVIDER: 600, FEES: fee, PREMIUM_PAYABLE: -635 });
  await expectSameBalance();
});

test("books a payout, and books a payment that we did not request as unexplained", async () => {
  const { payment } = await makePaidPolicy(server);
  server.account.books.payOut(100);
  const customer = typeof payment.customer === "string" ? payment.customer : "";
  const paymentMethod = typeof payment.payment_method === "string" ? payment.payment_method : "";
  const wanted = {
    amount: 777,
    currency: "eur",
    customer,
    paymentMethod,
    description: null,
    types: ["card"],
    mandate: null,
    statementDescriptor: null,
    statementDescriptorSuffix: null,
    metadata: {},
  };
  server.account.charge(wanted, null);
  await passHours(2);
  const rows = await server.deps.db
    .selectFrom("ledger_entry")
    .select(["account", "amount_cents"])
    .where("ref_id", "is", null)
    .where("account", "in", ["BANK", "UNEXPLAINED"])
    .execute();
  expect(rows).toEqual([
    { account: "BANK", amount_cents: 100 },
    { account: "UNEXPLAINED", amount_cents: -777 },
  ]);
  await expectSameBalance();
});

/** What would stop the close of the current month. */
async function countStops() {
  const tomorrow = dayFromNow(server, 1);
  return countDifferences(server.deps.db, tomorrow, { until: null, closedAt: null });
}

test.each(["idr", "usd"])("a movement in %s is reported and not booked, and stops no other", async (currency) => {
  const { books } = server.account;
  const before = await countStops();
  const amount = 2_000_000_000_000;
  books.payOut(amount);
  const odd = books.transactions.at(-1);
  if (odd) Object.assign(odd, { currency });
  const { refId, payment } = await makePaidPolicy(server);
  books.dispute(payment, 100);
  await passHours(2);
  expect(await readLedger(server, refId)).toMatchObject({ CHARGEBACKS: 100 });
  const { ours, theirs } = await readBothBalances();
  expect(ours).toBe(theirs + amount);
  const notices = server.deps.db.selectFrom("payment_notice").select(["trouble", "amount_cents"]);
  expect(await notices.where("id", "=", odd?.id ?? "").execute()).toEqual([
    { trouble: "unexplained movement", amount_cents: null },
  ]);
  expect(await countStops()).toMatchObject({ unexplained: before.unexplained + 1, differing: before.differing });
  const [account] = await reconcile(server.deps, localDay("de", new Date((odd?.created ?? 0) * 1_000)));
  const foreign = account?.differences.filter((difference) => difference.currency === currency.toUpperCase());
  expect(foreign).toMatchObject([{ providerCents: -amount, ledgerCents: 0 }]);
  if (odd) books.transactions.splice(books.transactions.indexOf(odd), 1);
});

test("a movement that is too large for the ledger makes the books differ, and stops no other", async () => {
  const { books } = server.account;
  const before = await countStops();
  books.payOut(3_000_000_000);
  const large = books.transactions.at(-1);
  books.payOut(100);
  await passHours(2);
  expect(await countStops()).toEqual({ ...before, differing: before.differing + 1 });
  const { ours, theirs } = await readBothBalances();
  expect(ours).toBe(theirs + 3_000_000_000);
  await server.deps.db
    .deleteFrom("provider_movement")
    .where("provider_id", "=", large?.id ?? "")
    .execute();
  if (large) books.transactions.splice(books.transactions.indexOf(large), 1);
});

test("each unexplained movement keeps the month open, also two of one source", async () => {
  const { books } = server.account;
  const before = await countStops();
  books.payOut(100);
  books.payOut(200);
  const [one, other] = books.transactions.slice(-2);
  for (const transaction of [one, other])
    if (transaction) Object.assign(transaction, { reporting_category: "other_adjustment", source: one?.source });
  await passHours(2);
  expect(await countStops()).toEqual({ ...before, unexplained: before.unexplained + 2 });
  await expectSameBalance();
});

test("a charge without an answer is pending, and no difference", async () => {
  const dueOn = dayFromNow(server, 1);
  await writeDuePolicies(server, { cards: [giveStripeCard(server)], dueOn });
  server.double.faults.on("POST", /payment_intents$/, { kind: "silence before" }, Number.POSITIVE_INFINITY);
  await server.deps.jobs.runDueUntil(new Date(`${dueOn}T12:00:00Z`));
  const [account] = await reconcile(server.deps, dueOn);
  expect(account?.differences).toEqual([]);
  expect(account?.pending).toMatchObject([
    { reference: expect.stringMatching(/^no answer to charge-.*-premium-1-1$/) },
  ]);
  server.double.faults.clear();
  await passHours(7);
});

test("retries later when the provider's books cannot be read", async () => {
  await makePaidPolicy(server);
  server.double.faults.on("GET", /balance_transactions/, { kind: "unavailable" }, 3);
  await passHours(3);
  await expectSameBalance();
});

test("reconciles to the cent, lists what the ledger does not have, and books nothing", async () => {
  const { deps, account } = server;
  const started = deps.clock.now();
  const read = () => reconcile(deps, localDay("de", started));
  const compare = async () => (await read()).flatMap(({ differences }) => differences);
  const paid = await makePaidPolicy(server);
  await planPartRefund(server, paid);
  await passHours(2);
  const dispute = account.books.dispute(paid.payment, 100);
  expect(await compare()).toEqual([]);
  const waiting = [{ reference: expect.stringMatching(/^dispute /), ledgerCents: 0, providerCents: -2_100 }];
  expect((await read()).flatMap(({ pending }) => pending)).toMatchObject(waiting);
  expect(await readLedger(server, paid.refId)).not.toHaveProperty("CHARGEBACKS");
  await passHours(24);
  expect((await read()).flatMap(({ pending }) => pending)).toEqual([]);
  expect(await readLedger(server, paid.refId)).toMatchObject({ CHARGEBACKS: dispute.amount });
  await expectSameBalance();
  const movement = account.books.transactions.at(-1);
  if (!movement) throw new Error("nothing moved");
  movement.net += 1;
  movement.amount += 1;
  expect(await compare()).toMatchObject([{ ledgerCents: -2_100, providerCents: -2_099 }]);
  movement.net -= 1;
  movement.amount -= 1;
});

test("a payment that a webhook reports after its charge has failed keeps the month open", async () => {
  const { webhooks } = server.account;
  webhooks.hold();
  const { refId, payment } = await makePaidPolicy(server);
  const before = await countStops();
  const failed = server.deps.db.updateTable("charge_attempt").set({ status: "FAILED" });
  await failed.where("provider_charge_id", "=", payment.id).execute();
  const paid = webhooks.events.findLast(({ type }) => type === "payment_intent.succeeded");
  if (paid) await webhooks.deliver(paid);
  await passHours(2);
  expect(await listTroubles(refId)).toEqual(["paid after it had failed"]);
  expect(await countStops()).toMatchObject({ unexplained: before.unexplained + 1 });
});
