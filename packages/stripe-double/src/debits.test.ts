import { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testIbans } from "./accounts-to-debit.ts";
import { startStripeDouble, type StripeDouble } from "./server.ts";

// Checks the documented behaviour of SEPA Direct Debit with the real SDK.
const keys = { secretKey: "sk_test_a", publicKey: "pk_test_a" };
let now = new Date("2027-01-01T00:00:00Z");
let double: StripeDouble;
let stripe: Stripe;
beforeAll(async () => {
  double = await startStripeDouble({ accounts: [keys], now: () => now });
  const httpClient = Stripe.createFetchHttpClient(double.fetch);
  stripe = new Stripe(keys.secretKey, { httpClient, maxNetworkRetries: 0 });
});
afterAll(() => double.close());

const account = () => double.account(keys.secretKey);
const types = { allowed_payment_method_types: ["card" as const, "sepa_debit" as const] };

async function setUp(iban: string) {
  const { id: customer } = await stripe.customers.create({});
  const { id, client_secret } = await stripe.setupIntents.create({ customer, usage: "off_session", ...types });
  account().confirmDebitSetup(client_secret ?? "", iban);
  const { payment_method, mandate } = await stripe.setupIntents.retrieve(id, { expand: ["payment_method", "mandate"] });
  if (typeof payment_method !== "object" || typeof mandate !== "object") throw new Error("nothing was expanded");
  return { customer, payment_method, mandate };
}

async function debit(iban: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  const { customer, payment_method, mandate } = await setUp(iban);
  const given = { customer, payment_method: payment_method?.id ?? "", mandate: mandate?.id ?? "", off_session: true };
  return stripe.paymentIntents.create({ ...types, amount: 635, currency: "eur", confirm: true, ...given, ...more });
}

const eventsOf = (id: string) =>
  account()
    .webhooks.events.filter(({ data: { object } }) =>
      [object.id, "payment_intent" in object ? object.payment_intent : null].includes(id),
    )
    .map(({ type }) => type);

const movementsOf = (id: string) =>
  account()
    .books.transactions.filter(({ source }) => source && "payment_intent" in source && source.payment_intent === id)
    .map(({ type, reporting_category, amount }) => [type, reporting_category, amount]);

test("a set-up with an IBAN keeps its last digits and a mandate with a reference", async () => {
  const { payment_method, mandate } = await setUp("DE89 3704 0044 0532 0130 00");
  expect(payment_method).toMatchObject({ type: "sepa_debit", sepa_debit: { last4: "3000", country: "DE" } });
  expect(mandate).toMatchObject({ status: "active", payment_method: payment_method?.id });
  expect(mandate?.payment_method_details.sepa_debit?.reference).toMatch(/^[0-9A-F]{16}$/);
});

test("a debit is processing at first and succeeds later, and its money is listed from the beginning", async () => {
  const { id, status } = await debit(testIbans.paysLater);
  expect(status).toBe("processing");
  expect(movementsOf(id)).toEqual([["payment", "charge", 635]]);
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("processing");
  now = new Date(now.getTime() + 180_000);
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: "succeeded", amount_received: 635 });
  expect(eventsOf(id)).toEqual(["payment_intent.created", "payment_intent.processing", "payment_intent.succeeded"]);
  expect(movementsOf(id)).toHaveLength(1);
});

test("a debit that the bank does not pay is reversed in the balance, with both fees", async () => {
  account().books.fees = { charge: () => 35, dispute: 750, failure: 350 };
  const before = account().books.balance();
  const { id } = await debit(testIbans.failsLater);
  now = new Date(now.getTime() + 180_000);
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { decline_code: "generic_decline" },
  });
  expect(movementsOf(id)).toEqual([
    ["payment", "charge", 635],
    ["payment_failure_refund", "charge_failure", -635],
  ]);
  expect(account().books.balance() - before).toBe(-350);
});

test("a returned debit is a dispute that is lost at once and cannot be refunded", async () => {
  const before = account().books.balance();
  const { id } = await debit(testIbans.disputes);
  await stripe.paymentIntents.retrieve(id);
  expect(eventsOf(id).slice(-3)).toEqual([
    "charge.dispute.created",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.closed",
  ]);
  expect(account().books.balance() - before).toBe(-35 - 750);
  await expect(stripe.refunds.create({ payment_intent: id, amount: 1 })).rejects.toMatchObject({
    code: "charge_disputed",
  });
});

test("refuses a mandate that has ended, a wrong IBAN, and a debit that only cards may pay", async () => {
  const { customer, payment_method, mandate } = await setUp("DE02120300000000202051");
  const charge = () =>
    stripe.paymentIntents.create({
      ...types,
      amount: 635,
      currency: "eur",
      customer,
      payment_method: payment_method?.id ?? "",
      mandate: mandate?.id ?? "",
      confirm: true,
      off_session: true,
    });
  const { id } = await charge();
  account().debits.settle(id, "succeeded");
  const paid = account().paymentIntents.get(id);
  if (!paid) throw new Error("no payment");
  account().debits.returnDebit(paid, "debit_not_authorized");
  await expect(charge()).rejects.toMatchObject({ code: "payment_intent_mandate_invalid" });
  await expect(setUp("DE02120300000000202052")).rejects.toThrow("IBAN");
  const cardsOnly = debit(testIbans.pays, { allowed_payment_method_types: ["card"] });
  await expect(cardsOnly).rejects.toMatchObject({ code: "payment_intent_incompatible_payment_method" });
});

test("a processing debit cannot be cancelled, and repeating its key creates no second one", async () => {
  const { customer, payment_method } = await setUp("DE02120300000000202051");
  const params = { ...types, amount: 635, currency: "eur", customer, confirm: true, off_session: true };
  const send = () =>
    stripe.paymentIntents.create({ ...params, payment_method: payment_method?.id ?? "" }, { idempotencyKey: "once" });
  const { id } = await send();
  expect((await send()).id).toBe(id);
  await expect(stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" })).rejects.toMatchObject({
    code: "payment_intent_unexpected_state",
  });
  expect(
    account()
      .debits.pending()
      .map((paymentIntent) => paymentIntent.id),
  ).toContain(id);
});
