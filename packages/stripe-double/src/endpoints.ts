import type { Stripe } from "stripe";
import type { Account } from "./account.ts";
import { invalid, missing } from "./failure.ts";
import { type Fields, fieldsOf, textOf, textsOf } from "./form.ts";

export interface Asked {
  method: string;
  path: string;
  text: string;
  form: Fields;
  /** The key that was given, secret or public. */
  bearer: string;
  idempotencyKey: string | null;
}

/** What may be given to each call, of all that there is; the API refuses what it does not know. */
const known = {
  customers: ["metadata"],
  setupIntents: ["customer", "usage", "allowed_payment_method_types", "metadata"],
  paymentIntents: [
    "amount",
    "currency",
    "customer",
    "payment_method",
    "allowed_payment_method_types",
    "off_session",
    "use_stripe_sdk",
    "confirm",
    "description",
    "metadata",
  ],
  cancel: ["cancellation_reason"],
  refunds: ["payment_intent", "amount", "metadata"],
} satisfies {
  customers: (keyof Stripe.CustomerCreateParams)[];
  setupIntents: (keyof Stripe.SetupIntentCreateParams)[];
  paymentIntents: (keyof Stripe.PaymentIntentCreateParams)[];
  cancel: (keyof Stripe.PaymentIntentCancelParams)[];
  refunds: (keyof Stripe.RefundCreateParams)[];
};

function refuseUnknown(form: Fields, names: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => !names.includes(name));
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, { code: "parameter_unknown", param: unknown });
}

type Endpoint = (account: Account, asked: Asked, id: string) => unknown;

/** What is asked for with the secret key. */
const endpoints: readonly [method: string, path: RegExp, act: Endpoint][] = [
  ["POST", /^\/v1\/customers$/, createCustomer],
  ["POST", /^\/v1\/setup_intents$/, createSetupIntent],
  ["GET", /^\/v1\/setup_intents\/(\w+)$/, (account, _, id) => found(account.setupIntents, "setupintent", id)],
  ["POST", /^\/v1\/payment_intents$/, createPaymentIntent],
  ["GET", /^\/v1\/payment_intents$/, listPaymentIntents],
  ["GET", /^\/v1\/payment_intents\/(\w+)$/, (account, _, id) => found(account.paymentIntents, "payment_intent", id)],
  ["POST", /^\/v1\/payment_intents\/(\w+)\/cancel$/, cancelPaymentIntent],
  ["POST", /^\/v1\/refunds$/, createRefund],
  ["GET", /^\/v1\/refunds$/, listRefunds],
];

/** What the provider's script in the browser asks for, with the public key and the client secret. */
const browserEndpoints: readonly [method: string, path: RegExp, act: Endpoint][] = [
  ["POST", /^\/v1\/setup_intents\/(\w+)\/confirm$/, confirmSetupIntent],
  // Stands for the bank's own page, which the provider's script shows in a frame.
  ["POST", /^\/double\/challenges\/(\w+)$/, answerChallenge],
];

/** Answers one request; errors are Failures. */
export function answerApi(account: Account, asked: Asked): unknown {
  const isSecret = asked.bearer === account.keys.secretKey;
  for (const [method, path, act] of isSecret ? endpoints : browserEndpoints) {
    const match = path.exec(asked.path);
    if (match && method === asked.method) return act(account, asked, match[1] ?? "");
  }
  throw invalid(`Unrecognized request URL (${asked.method}: ${asked.path}).`, {}, 404);
}

function createCustomer(account: Account, { form }: Asked): Stripe.Customer {
  refuseUnknown(form, known.customers);
  return account.createCustomer(textsOf(form, "metadata"));
}

function createSetupIntent(account: Account, { form, idempotencyKey }: Asked): Stripe.SetupIntent {
  refuseUnknown(form, known.setupIntents);
  if (needed(form, "usage") !== "off_session") throw invalid("Invalid usage", { param: "usage" });
  return account.createSetupIntent(needed(form, "customer"), textsOf(form, "metadata"), idempotencyKey);
}

function createPaymentIntent(account: Account, { form, idempotencyKey }: Asked): Stripe.PaymentIntent {
  refuseUnknown(form, known.paymentIntents);
  if (textOf(form, "confirm") !== "true") throw invalid("confirm must be true", { param: "confirm" });
  const present = textOf(form, "off_session") !== "true";
  // Without it the owner would be led to a page of the bank's, and the address to come back to would be missing.
  if (present && textOf(form, "use_stripe_sdk") !== "true")
    throw invalid("A return_url must be provided.", { param: "return_url" });
  const wanted = {
    amount: amountOf(form),
    currency: needed(form, "currency"),
    customer: needed(form, "customer"),
    paymentMethod: needed(form, "payment_method"),
    description: textOf(form, "description"),
    metadata: textsOf(form, "metadata"),
  };
  if (wanted.currency !== "eur") throw invalid(`Invalid currency: ${wanted.currency}`, { param: "currency" });
  return account.charge(wanted, idempotencyKey, { present });
}

function cancelPaymentIntent(account: Account, { form }: Asked, id: string): Stripe.PaymentIntent {
  refuseUnknown(form, known.cancel);
  if (textOf(form, "cancellation_reason") !== "abandoned")
    throw invalid("Invalid cancellation_reason", { param: "cancellation_reason" });
  return account.cancelPayment(found(account.paymentIntents, "payment_intent", id));
}

function createRefund(account: Account, { form, idempotencyKey }: Asked): Stripe.Refund {
  refuseUnknown(form, known.refunds);
  return account.refund(needed(form, "payment_intent"), amountOf(form), textsOf(form, "metadata"), idempotencyKey);
}

function listPaymentIntents(account: Account, { form, path }: Asked) {
  const customer = needed(form, "customer");
  return page(
    [...account.paymentIntents.values()].filter((one) => one.customer === customer),
    form,
    path,
  );
}

function listRefunds(account: Account, { form, path }: Asked) {
  const intent = needed(form, "payment_intent");
  return page(
    [...account.refunds.values()].filter((one) => one.payment_intent === intent),
    form,
    path,
  );
}

function confirmSetupIntent(account: Account, { form }: Asked): Stripe.SetupIntent {
  const card = fieldsOf(fieldsOf(form, "payment_method_data"), "card");
  return account.confirmSetup(needed(form, "client_secret"), needed(card, "number"));
}

function answerChallenge(account: Account, { form }: Asked, id: string): Stripe.SetupIntent | Stripe.PaymentIntent {
  const outcome = needed(form, "outcome") === "passed" ? "passed" : "failed";
  if (account.paymentIntents.has(id)) return account.confirmPayment(needed(form, "client_secret"), outcome);
  return account.confirmSetup(needed(form, "client_secret"), "", outcome);
}

/** Newest first, so many a page, after the one that was named. */
function page<T extends { id: string }>(oldestFirst: readonly T[], form: Fields, url: string): Stripe.ApiList<T> {
  const all = oldestFirst.toReversed();
  const after = textOf(form, "starting_after");
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const limit = Number(textOf(form, "limit") ?? "10");
  const data = all.slice(from, from + limit);
  return { object: "list", data, has_more: from + limit < all.length, url };
}

function found<T>(book: Map<string, T>, what: string, id: string): T {
  const one = book.get(id);
  if (!one) throw missing(what, id, "id");
  return one;
}

function needed(form: Fields, name: string): string {
  const value = textOf(form, name);
  if (value === null || value === "")
    throw invalid(`Missing required param: ${name}.`, { code: "parameter_missing", param: name });
  return value;
}

function amountOf(form: Fields): number {
  const amount = Number(needed(form, "amount"));
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw invalid(`Invalid integer: ${needed(form, "amount")}`, { code: "parameter_invalid_integer", param: "amount" });
  return amount;
}
