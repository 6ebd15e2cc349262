import { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startStripeDouble, type StripeDouble } from "./server.ts";

// Checks the documented behaviour of keys, cards and events with the real SDK.
const keys = { secretKey: "sk_test_a", publicKey: "pk_test_a" };
let now = new Date("2027-01-01T00:00:00Z");
let double: StripeDouble;
let stripe: Stripe;
beforeAll(async () => {
  double = await startStripeDouble({ accounts: [keys], now: () => now });
  const { hostname: host, port } = new URL(double.url);
  stripe = new Stripe(keys.secretKey, { host, port, protocol: "http", maxNetworkRetries: 0 });
});
afterAll(() => double.close());

async function makeCard(number: string) {
  const { id: customer } = await stripe.customers.create({});
  const { client_secret } = await stripe.setupIntents.create({ customer, usage: "off_session" });
  const { payment_method } = double.account(keys.secretKey).confirmSetup(client_secret ?? "", number);
  if (typeof payment_method !== "string") throw new Error("the set-up has no payment method");
  return { customer, payment_method };
}

async function makeCharge(number: string): Promise<Stripe.PaymentIntentCreateParams> {
  return { ...(await makeCard(number)), amount: 500, currency: "eur", off_session: true, confirm: true };
}

test("an idempotency key repeats its response for a day and can then be reused", async () => {
  const charge = await makeCharge("4242424242424242");
  const send = () => stripe.paymentIntents.create(charge, { idempotencyKey: "day" });
  const { id } = await send();
  now = new Date(now.getTime() + 24 * 3_600_000);
  expect((await send()).id).toBe(id);
  now = new Date(now.getTime() + 1);
  expect((await send()).id).not.toBe(id);
});

test("refuses an idempotency key that is in use or was used with other parameters", async () => {
  const charge = await makeCharge("4242424242424242");
  const send = (amount: number) => stripe.paymentIntents.create({ ...charge, amount }, { idempotencyKey: "used" });
  double.faults.on("POST", /payment_intents/, { kind: "slow", ms: 500 });
  const [first, second] = await Promise.allSettled([send(500), send(500)]);
  expect([first?.status, second?.status].toSorted()).toEqual(["fulfilled", "rejected"]);
  const refused = [first, second].find((item) => item?.status === "rejected");
  expect(refused).toMatchObject({ reason: { statusCode: 409, code: "idempotency_key_in_use" } });
  await expect(send(501)).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
});

test("stores a decline with its idempotency key, but not an invalid request", async () => {
  const declined = await makeCharge("4000000000000341");
  const send = () => stripe.paymentIntents.create(declined, { idempotencyKey: "declined" }).catch((error) => error);
  const [first, second] = [await send(), await send()];
  expect(first).toMatchObject({ type: "StripeCardError", code: "card_declined", statusCode: 402 });
  expect(second.payment_intent.id).toBe(first.payment_intent.id);
  const wrong = { ...declined, amount: 49 };
  const refused = stripe.paymentIntents.create(wrong, { idempotencyKey: "wrong" });
  await expect(refused).rejects.toMatchObject({ code: "amount_too_small" });
  const fine = await makeCharge("4242424242424242");
  expect(await stripe.paymentIntents.create(fine, { idempotencyKey: "wrong" })).toMatchObject({ status: "succeeded" });
});

test("stores a server error with its idempotency key, even if the charge succeeded", async () => {
  const charge = await makeCharge("4242424242424242");
  double.faults.on("POST", /payment_intents/, { kind: "500 after" });
  for (let time = 0; time < 2; time++) {
    const asked = stripe.paymentIntents.create(charge, { idempotencyKey: "broken" });
    await expect(asked).rejects.toMatchObject({ type: "StripeAPIError", statusCode: 500 });
  }
  const { data } = await stripe.paymentIntents.list({ customer: charge.customer ?? "" });
  expect(data.map(({ status }) => status)).toEqual(["succeeded"]);
});

test("pages lists so that the SDK reads them completely", async () => {
  const charge = await makeCharge("4242424242424242");
  for (let count = 0; count < 5; count++) await stripe.paymentIntents.create({ ...charge, amount: 500 + count });
  const amounts: number[] = [];
  for await (const { amount } of stripe.paymentIntents.list({ customer: charge.customer ?? "", limit: 2 }))
    amounts.push(amount);
  expect(amounts).toEqual([504, 503, 502, 501, 500]);
});

test("refuses unknown parameters, objects, calls and keys", async () => {
  await expect(stripe.customers.create({ phone: "+49" })).rejects.toMatchObject({ code: "parameter_unknown" });
  await expect(stripe.setupIntents.retrieve("seti_none")).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.balance.retrieve()).rejects.toMatchObject({ statusCode: 404 });
  const stranger = new Stripe("sk_test_b", { host: "127.0.0.1", port: new URL(double.url).port, protocol: "http" });
  await expect(stranger.customers.create({})).rejects.toMatchObject({ statusCode: 401 });
});

test("stores a card that needs confirmation only after its owner has confirmed it", async () => {
  const account = double.account(keys.secretKey);
  const { id: customer } = await stripe.customers.create({});
  const { client_secret, id } = await stripe.setupIntents.create({ customer, usage: "off_session" });
  const give = (challenge?: "passed" | "failed") =>
    account.confirmSetup(client_secret ?? "", "4000002500003155", challenge);
  expect(() => give("passed")).toThrow("does not wait for confirmation");
  expect(give().status).toBe("requires_action");
  expect(() => give("failed")).toThrow("unable to authenticate");
  expect((await stripe.setupIntents.retrieve(id)).status).toBe("requires_payment_method");
  give();
  expect(give("passed")).toMatchObject({ status: "succeeded", payment_method: expect.stringMatching(/^pm_/) });
});

test("refuses an idempotency key of more than 255 characters", async () => {
  const create = (length: number) => stripe.customers.create({}, { idempotencyKey: "k".repeat(length) });
  await expect(create(256)).rejects.toMatchObject({ type: "StripeInvalidRequestError", statusCode: 400 });
  expect((await create(255)).id).toMatch(/^cus_/);
});

test("refuses an API version that it does not support", async () => {
  const old = stripe.customers.create({}, { apiVersion: "2019-02-11" });
  await expect(old).rejects.toMatchObject({ type: "StripeInvalidRequestError", statusCode: 400 });
});

test("refuses more than 100 objects in a page, and a cursor that does not exist", async () => {
  const { customer = "" } = await makeCharge("4242424242424242");
  const list = (params: object) => stripe.paymentIntents.list({ customer, ...params });
  await expect(list({ limit: 101 })).rejects.toMatchObject({ statusCode: 400, param: "limit" });
  await expect(list({ starting_after: "pi_none" })).rejects.toMatchObject({
    statusCode: 400,
    code: "resource_missing",
    param: "starting_after",
  });
});

test("marks a repeated response as replayed", async () => {
  const send = async () => {
    const { lastResponse } = await stripe.customers.create({}, { idempotencyKey: "replayed" });
    return lastResponse.headers["idempotent-replayed"];
  };
  expect([await send(), await send()]).toEqual([undefined, "true"]);
});

test("a rate limit charges nothing and leaves the idempotency key unused", async () => {
  const charge = await makeCharge("4242424242424242");
  const send = () => stripe.paymentIntents.create(charge, { idempotencyKey: "limited" });
  double.faults.on("POST", /payment_intents/, { kind: "rate limited" });
  await expect(send()).rejects.toMatchObject({ type: "StripeRateLimitError", statusCode: 429 });
  expect(await send()).toMatchObject({ status: "succeeded" });
});

test("refuses to charge a detached card, with an error that has no code", async () => {
  const charge = await makeCharge("4242424242424242");
  double.account(keys.secretKey).detach(charge.payment_method ?? "");
  const error = await stripe.paymentIntents.create(charge).catch((thrown) => thrown);
  expect(error).toMatchObject({ type: "StripeInvalidRequestError", statusCode: 400 });
  expect(error.code).toBeUndefined();
  expect(error.message).toContain("was detached from a Customer");
});

test("reports the bank's advice with a decline", async () => {
  const charge = await makeCharge("4242424242424242");
  const advice = { code: "card_declined", declineCode: "do_not_honor", adviceCode: "do_not_try_again" };
  double.account(keys.secretKey).changeBank(charge.payment_method ?? "", advice);
  const error = await stripe.paymentIntents.create(charge).catch((thrown) => thrown);
  expect(error).toMatchObject({ statusCode: 402, decline_code: "do_not_honor", advice_code: "do_not_try_again" });
  expect(error.payment_intent.last_payment_error).toMatchObject({ advice_code: "do_not_try_again" });
});

test("fails a payment that would need confirmation if the request wants that", async () => {
  const account = double.account(keys.secretKey);
  const charge = await makeCharge("4242424242424242");
  account.changeBank(charge.payment_method ?? "", "asks");
  const present = { ...charge, off_session: false, use_stripe_sdk: true };
  expect((await stripe.paymentIntents.create(present)).status).toBe("requires_action");
  const refused = stripe.paymentIntents.create({ ...present, error_on_requires_action: true });
  await expect(refused).rejects.toMatchObject({ statusCode: 402, code: "authentication_required" });
});

test.each(["MUCHTOOLONG", "A*B", "123456"])("refuses the statement suffix %s", async (statement_descriptor_suffix) => {
  const charge = await makeCharge("4242424242424242");
  const refused = stripe.paymentIntents.create({ ...charge, statement_descriptor_suffix });
  await expect(refused).rejects.toMatchObject({ statusCode: 400, param: "statement_descriptor_suffix" });
});

test("lists each movement of the balance with its fee and source, newest first", async () => {
  const account = double.account(keys.secretKey);
  const seconds = () => Math.floor(now.getTime() / 1000);
  now = new Date(now.getTime() + 60_000);
  const since = seconds();
  account.books.fees = { charge: () => 33, dispute: 2_000 };
  const paid = await stripe.paymentIntents.create(await makeCharge("4242424242424242"));
  const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 200 });
  account.settleRefund(refund.id, "failed");
  const { id: dispute } = account.books.dispute(paid, 500);
  await expect(stripe.refunds.create({ payment_intent: paid.id, amount: 1 })).rejects.toMatchObject({
    code: "charge_disputed",
  });
  account.books.closeDispute(dispute, "won");
  const { data } = await stripe.balanceTransactions.list({ created: { gte: since }, expand: ["data.source"] });
  expect(data.map(({ reporting_category, amount, fee }) => [reporting_category, amount, fee])).toEqual([
    ["dispute_reversal", 500, 0],
    ["dispute", -500, 2_000],
    ["refund_failure", 200, 0],
    ["refund", -200, 0],
    ["charge", 500, 33],
  ]);
  expect(data.at(-1)?.source).toMatchObject({ object: "charge", payment_intent: paid.id });
  account.books.fees = { charge: () => 0, dispute: 0 };
});

test("does not change the balance while a refund is pending, which may succeed or fail later", async () => {
  const account = double.account(keys.secretKey);
  const { id } = await stripe.paymentIntents.create(await makeCharge("4242424242424242"));
  const before = account.books.balance();
  account.nextRefunds = ["pending", "pending"];
  const refunds = [];
  for (const amount of [200, 300]) refunds.push(await stripe.refunds.create({ payment_intent: id, amount }));
  expect(refunds.map(({ status }) => status)).toEqual(["pending", "pending"]);
  expect(account.books.balance()).toBe(before);
  account.settleRefund(refunds[0]?.id ?? "", "succeeded");
  account.settleRefund(refunds[1]?.id ?? "", "failed");
  expect(account.books.balance()).toBe(before - 200);
  expect(account.refunded(id)).toBe(200);
});
