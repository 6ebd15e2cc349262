import { startStripeDouble, type StripeDouble } from "@kautia/stripe-double";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { giveStripeCard, giveStripeMethod } from "#testing/doubles/stripe-server.ts";
import { stripeAccounts } from "#testing/doubles/stripe-accounts.ts";
import type { ChargePurpose, ChargeRequest } from "../../ports/payment.ts";
import { makeStripePayment } from "./stripe-payment.ts";

let double: StripeDouble;
beforeAll(async () => {
  double = await startStripeDouble({ accounts: Object.values(stripeAccounts) });
});
afterAll(() => double.close());
beforeEach(() => double.faults.clear());
afterEach(() => vi.useRealTimers());

const country = "de";
const inGermany = { country } as const;
const account = () => double.account(stripeAccounts.de.secretKey);
const person = { name: "Jana Weiß", email: "jana@example.com" };
const purpose: ChargePurpose = { kind: "premium", number: 3, repayment: null, from: "2027-02-01", until: "2027-03-01" };
const books = {
  refId: "a1",
  contractNumber: "DE-7K4M-Q2XD-6",
  purpose,
  description: "Kautia DE-7K4M-Q2XD-6",
  settled: [],
  listed: [],
};
let count = 0;
const open = (timeout: number) => makeStripePayment({ accounts: stripeAccounts, apiBase: double.url, timeout });

/** Opens a card set-up, which takes three requests. */
function openCardSetup(timeout: number) {
  const request = {
    idempotencyKey: `setup-${++count}`,
    ...inGermany,
    customer: `a${count}`,
    person,
    kinds: ["card"],
    replaces: null,
  } as const;
  return open(timeout).createSetup(request);
}

async function makeRequest(detached = false): Promise<ChargeRequest> {
  const methodId = giveStripeCard({ account: account() });
  if (detached) account().detach(methodId.split("/")[1] ?? "");
  const money = { amountCents: 635, currency: "EUR" } as const;
  const idempotencyKey = `charge-${++count}`;
  return { idempotencyKey, ...inGermany, methodId, ...money, ...books };
}

const rejected = { status: "failed", chargeId: null, code: "invalid_request_error", mayTryAgain: true };

test("a payment names contract, premium and period in Stripe's books and on the statement", async () => {
  const request = await makeRequest();
  const { chargeId } = await open(2_000).charge(request);
  expect(account().paymentIntents.get(chargeId ?? "")).toMatchObject({
    description: "Kautia DE-7K4M-Q2XD-6",
    statement_descriptor_suffix: "7K4MQ2XD6",
    metadata: {
      key: request.idempotencyKey,
      refId: "a1",
      contractNumber: "DE-7K4M-Q2XD-6",
      premium: "3",
      period: "2027-02-01/2027-03-01",
    },
  });
});

test("a payment of an instalment names the instalment and the day on which it was due", async () => {
  const instalment: ChargePurpose = { kind: "instalment", number: 2, repayment: 1, from: "2027-04-30", until: null };
  const { chargeId } = await open(2_000).charge({ ...(await makeRequest()), purpose: instalment });
  const { metadata } = account().paymentIntents.get(chargeId ?? "") ?? {};
  expect(metadata).toMatchObject({ repayment: "1", instalment: "2", dueOn: "2027-04-30" });
});

test("a debit names its mandate, and the contract as the tenant's statement shows it", async () => {
  const methodId = giveStripeMethod({ account: account() }, "DE02120300000000202051");
  const { chargeId } = await open(2_000).charge({ ...(await makeRequest()), methodId });
  expect(account().paymentIntents.get(chargeId ?? "")).toMatchObject({
    status: "processing",
    payment_method_types: ["sepa_debit"],
    statement_descriptor: "DE-7K4M-Q2XD-6",
    statement_descriptor_suffix: null,
  });
});

test("a debit without a valid mandate has failed for good", async () => {
  const methodId = giveStripeMethod({ account: account() }, "DE02120300000000202051");
  for (const mandate of account().debits.mandates.values()) mandate.status = "inactive";
  const charged = await open(2_000).charge({ ...(await makeRequest()), methodId });
  const code = "payment_intent_mandate_invalid";
  expect(charged).toEqual({ status: "failed", chargeId: null, code, mayTryAgain: false });
});

test("a charge with a detached card has failed", async () => {
  const payment = open(2_000);
  const request = await makeRequest(true);
  expect(await payment.charge(request)).toEqual(rejected);
  expect(await payment.findCharge(request)).toBeNull();
});

test.each([
  ["generic_decline", "do_not_try_again", false],
  ["insufficient_funds", "try_again_later", true],
  ["insufficient_funds", undefined, true],
  ["lost_card", undefined, false],
  ["stolen_card", undefined, false],
  ["pickup_card", undefined, false],
] as const)(
  "after the decline %s with the advice %s, trying again is allowed: %s",
  async (declineCode, adviceCode, may) => {
    const payment = open(2_000);
    const request = await makeRequest();
    const bank = { code: "card_declined", declineCode, ...(adviceCode && { adviceCode }) };
    account().changeBank(request.methodId.split("/")[1] ?? "", bank);
    const failed = await payment.charge(request);
    expect(failed).toMatchObject({ status: "failed", mayTryAgain: may });
    expect(await payment.findCharge(request)).toEqual(failed);
  },
);

test("a charge on the spot with a detached card is rejected", async () => {
  const begun = await open(2_000).beginCharge(await makeRequest(true));
  expect(begun).toEqual({ status: "rejected", secret: null, code: "invalid_request_error" });
});

test.each(["rate limited", "unavailable", "500 before"] as const)(
  "does not know the outcome of a charge when Stripe answers '%s'",
  async (kind) => {
    double.faults.on("POST", /payment_intents/, { kind });
    const charged = open(2_000).charge(await makeRequest());
    await expect(charged).rejects.toMatchObject({ name: "PaymentOutcomeUnknown" });
  },
);

test("a wrong API key fails no charge, because that says nothing about the card", async () => {
  const request = await makeRequest();
  double.faults.on("POST", /payment_intents/, { kind: "revoked key" });
  await expect(open(2_000).charge(request)).rejects.toMatchObject({ name: "PaymentRefused" });
  expect(await open(2_000).charge(request)).toMatchObject({ status: "succeeded" });
});

test("applies one time limit to all requests of a call together", async () => {
  const slow = { kind: "slow", ms: 120 } as const;
  double.faults.on("POST", /customers/, slow);
  double.faults.on("POST", /setup_intents/, slow);
  double.faults.on("GET", /setup_intents/, slow);
  await expect(openCardSetup(200)).rejects.toMatchObject({ name: "PaymentOutcomeUnknown" });
  double.faults.clear();
  expect(await openCardSetup(2_000)).toMatchObject({ status: "open" });
});

test.each<[path: string, kind: "500 before" | "500 after", failures: number]>([
  ["/v1/customers", "500 before", 1],
  ["/v1/customers", "500 after", 2],
  ["/v1/setup_intents", "500 before", 1],
  ["/v1/setup_intents", "500 after", 2],
])(
  "a tenant can enter a card whenever they return after %s answered '%s' (failed calls: %i), and finds the same form again",
  async (path, kind, failures) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    // The second call repeats the key of the first before it tries another.
    double.faults.on("POST", new RegExp(`^${path}$`), { kind }, 2 * failures - 1);
    const idempotencyKey = `setup-${++count}`;
    const request = {
      idempotencyKey,
      ...inGermany,
      customer: `a${count}`,
      person,
      kinds: ["card"],
      replaces: null,
    } as const;
    for (let failed = 0; failed < failures; failed++) {
      await expect(open(2_000).createSetup(request)).rejects.toMatchObject({ name: "PaymentOutcomeUnknown" });
      vi.advanceTimersByTime(10_500);
    }
    const opened = await open(2_000).createSetup(request);
    expect(opened).toMatchObject({ status: "open" });
    for (const later of [10_500, 3_600_000]) {
      vi.advanceTimersByTime(later);
      expect(await open(2_000).createSetup(request)).toEqual(opened);
    }
  },
);

test("two requests at once open the same form, also after Stripe answered 500", async () => {
  const request = {
    idempotencyKey: `setup-${++count}`,
    ...inGermany,
    person,
    kinds: ["card"],
    replaces: null,
  } as const;
  const create = () => open(2_000).createSetup({ ...request, customer: `a${count}` });
  double.faults.on("POST", /customers$/, { kind: "500 before" });
  await expect(create()).rejects.toMatchObject({ name: "PaymentOutcomeUnknown" });
  const [first, other] = await Promise.all([create(), create()]);
  expect(first).toEqual(other);
});

test("the time limit counts for each page of the provider's movements, so that a busy day can be read", async () => {
  const { books: theirs } = double.account(stripeAccounts.at.secretKey);
  for (let index = 0; index < 301; index++) theirs.payOut(1);
  double.faults.on("GET", /balance_transactions$/, { kind: "slow", ms: 300 }, 4);
  const listed = await open(1_000).listMovements("at", null);
  expect(listed.map(({ id }) => id)).toEqual(theirs.transactions.map(({ id }) => id));
});

test.each([{ amount_received: 600 }, { currency: "usd" }])("books no payment of which Stripe says %o", async (lie) => {
  const request = await makeRequest();
  const { chargeId } = await open(2_000).charge(request);
  Object.assign(account().paymentIntents.get(chargeId ?? "") ?? {}, lie);
  for (const ask of [open(2_000).findCharge(request), open(2_000).charge(request)])
    await expect(ask).rejects.toMatchObject({ code: "another_request" });
});
