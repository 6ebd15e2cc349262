import type { Stripe } from "stripe";
import type { Account } from "./account.ts";
import { apiVersion } from "./api-version.ts";
import { invalid, missing } from "./failure.ts";
import { type Fields, fieldsOf, textOf, textsOf } from "./form.ts";

export interface ApiRequest {
  method: string;
  path: string;
  text: string;
  form: Fields;
  /** The secret or public key of the request. */
  bearer: string;
  idempotencyKey: string | null;
  /** The API version that the client requests; null for the account's default. */
  version: string | null;
}

/** The supported parameters of each call. Like the API, the double refuses unknown ones. */
const supportedParams = {
  customers: ["name", "email", "metadata"],
  setupIntents: ["customer", "usage", "allowed_payment_method_types", "metadata"],
  paymentIntents: [
    "amount",
    "currency",
    "customer",
    "payment_method",
    "mandate",
    "allowed_payment_method_types",
    "off_session",
    "use_stripe_sdk",
    "confirm",
    "description",
    "metadata",
    "statement_descriptor",
    "statement_descriptor_suffix",
    "error_on_requires_action",
    "expand",
  ],
  cancel: ["cancellation_reason"],
  refunds: ["payment_intent", "amount", "metadata", "expand"],
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

type Handler = (account: Account, request: ApiRequest, id: string) => unknown;

/** Endpoints for the secret key. */
const endpoints: readonly [method: string, path: RegExp, handle: Handler][] = [
  ["POST", /^\/v1\/customers$/, createCustomer],
  ["POST", /^\/v1\/setup_intents$/, createSetupIntent],
  ["GET", /^\/v1\/setup_intents\/(\w+)$/, retrieveSetupIntent],
  ["GET", /^\/v1\/payment_methods\/(\w+)$/, (account, _, id) => account.findMethod(id)],
  ["POST", /^\/v1\/payment_intents$/, createPaymentIntent],
  ["GET", /^\/v1\/payment_intents$/, listPaymentIntents],
  [
    "GET",
    /^\/v1\/payment_intents\/(\w+)$/,
    (account, { form }, id) => expandCharge(account, form, findOrFail(account.paymentIntents, "payment_intent", id)),
  ],
  ["POST", /^\/v1\/payment_intents\/(\w+)\/cancel$/, cancelPaymentIntent],
  ["POST", /^\/v1\/refunds$/, createRefund],
  ["GET", /^\/v1\/refunds$/, listRefunds],
  ["GET", /^\/v1\/balance_transactions$/, listBalanceTransactions],
];

/** Endpoints for the provider's script in the browser, with the public key and the client secret. */
const browserEndpoints: readonly [method: string, path: RegExp, handle: Handler][] = [
  ["POST", /^\/v1\/setup_intents\/(\w+)\/confirm$/, confirmSetupIntent],
  // Replaces the bank's own page, which the provider's script shows in a frame.
  ["POST", /^\/double\/challenges\/(\w+)$/, answerChallenge],
];

/** Handles one request. Throws Failure for an error response. */
export function handleRequest(account: Account, request: ApiRequest): unknown {
  if (request.version !== null && request.version !== apiVersion)
    throw invalid(`Invalid Stripe API version: ${request.version}`);
  account.debits.settleDue();
  const isSecret = request.bearer === account.keys.secretKey;
  for (const [method, path, handle] of isSecret ? endpoints : browserEndpoints) {
    const match = path.exec(request.path);
    if (match && method === request.method) return handle(account, request, match[1] ?? "");
  }
  throw invalid(`Unrecognized request URL (${request.method}: ${request.path}).`, {}, 404);
}

function createCustomer(account: Account, { form }: ApiRequest): Stripe.Customer {
  refuseUnknown(form, supportedParams.customers);
  const person = { name: textOf(form, "name"), email: textOf(form, "email") };
  return account.createCustomer(textsOf(form, "metadata"), person);
}

function createSetupIntent(account: Account, { form, idempotencyKey }: ApiRequest): Stripe.SetupIntent {
  refuseUnknown(form, supportedParams.setupIntents);
  if (requireText(form, "usage") !== "off_session") throw invalid("Invalid usage", { param: "usage" });
  const customer = requireText(form, "customer");
  return account.createSetupIntent(customer, textsOf(form, "metadata"), idempotencyKey, typesOf(form));
}

/** The types of payment methods that the request allows; by default cards. */
function typesOf(form: Fields): string[] {
  const given = Object.values(textsOf(form, "allowed_payment_method_types"));
  return given.length > 0 ? given : ["card"];
}

function retrieveSetupIntent(account: Account, { form }: ApiRequest, id: string) {
  const intent = findOrFail(account.setupIntents, "setupintent", id);
  const expanded = Object.values(textsOf(form, "expand"));
  const { payment_method: method, mandate } = intent;
  return {
    ...intent,
    ...(expanded.includes("payment_method") &&
      typeof method === "string" && { payment_method: account.findMethod(method) }),
    ...(expanded.includes("mandate") &&
      typeof mandate === "string" && { mandate: account.debits.mandates.get(mandate) }),
  };
}

function createPaymentIntent(account: Account, { form, idempotencyKey }: ApiRequest) {
  refuseUnknown(form, supportedParams.paymentIntents);
  if (textOf(form, "confirm") !== "true") throw invalid("confirm must be true", { param: "confirm" });
  const present = textOf(form, "off_session") !== "true";
  // Without use_stripe_sdk, Stripe redirects the cardholder to the bank, which needs a return URL.
  if (present && textOf(form, "use_stripe_sdk") !== "true")
    throw invalid("A return_url must be provided.", { param: "return_url" });
  const wanted = {
    amount: amountOf(form),
    currency: requireText(form, "currency"),
    customer: requireText(form, "customer"),
    paymentMethod: requireText(form, "payment_method"),
    types: typesOf(form),
    mandate: textOf(form, "mandate"),
    description: textOf(form, "description"),
    metadata: textsOf(form, "metadata"),
    statementDescriptor: textOf(form, "statement_descriptor"),
    statementDescriptorSuffix: statementSuffixOf(form),
  };
  if (wanted.currency !== "eur") throw invalid(`Invalid currency: ${wanted.currency}`, { param: "currency" });
  const failsOnAction = textOf(form, "error_on_requires_action") === "true";
  return expandCharge(account, form, account.charge(wanted, idempotencyKey, { present, failsOnAction }));
}

/** With the charge and its line of the books if the request asks for `latest_charge.balance_transaction`. */
function expandCharge({ books }: Account, form: Fields, intent: Stripe.PaymentIntent) {
  const expanded = Object.values(textsOf(form, "expand")).some((name) =>
    name.endsWith("latest_charge.balance_transaction"),
  );
  const { latest_charge: id } = intent;
  if (!expanded || typeof id !== "string") return intent;
  const listed = books.transactions.findLast(
    ({ source, reporting_category }) => reporting_category === "charge" && source?.id === id,
  );
  const created = listed?.created ?? intent.created;
  return { ...intent, latest_charge: { id, object: "charge", created, balance_transaction: listed ?? null } };
}

function expandRefund({ books }: Account, form: Fields, refund: Stripe.Refund) {
  const expanded = Object.values(textsOf(form, "expand")).some((name) => name.endsWith("balance_transaction"));
  const listed = books.transactions.findLast(({ id }) => id === refund.balance_transaction);
  return expanded ? { ...refund, balance_transaction: listed ?? null } : refund;
}

function cancelPaymentIntent(account: Account, { form }: ApiRequest, id: string): Stripe.PaymentIntent {
  refuseUnknown(form, supportedParams.cancel);
  if (textOf(form, "cancellation_reason") !== "abandoned")
    throw invalid("Invalid cancellation_reason", { param: "cancellation_reason" });
  return account.cancelPayment(findOrFail(account.paymentIntents, "payment_intent", id));
}

function createRefund(account: Account, { form, idempotencyKey }: ApiRequest) {
  refuseUnknown(form, supportedParams.refunds);
  const [intent, amount] = [requireText(form, "payment_intent"), amountOf(form)];
  return expandRefund(account, form, account.refund(intent, amount, textsOf(form, "metadata"), idempotencyKey));
}

function listPaymentIntents(account: Account, { form, path }: ApiRequest) {
  const customer = requireText(form, "customer");
  const own = [...account.paymentIntents.values()].filter((paymentIntent) => paymentIntent.customer === customer);
  const listed = page(own, form, path);
  return { ...listed, data: listed.data.map((intent) => expandCharge(account, form, intent)) };
}

function listRefunds(account: Account, { form, path }: ApiRequest) {
  const intent = requireText(form, "payment_intent");
  const own = [...account.refunds.values()].filter((refund) => refund.payment_intent === intent);
  const listed = page(own, form, path);
  return { ...listed, data: listed.data.map((refund) => expandRefund(account, form, refund)) };
}

function listBalanceTransactions(account: Account, { form, path }: ApiRequest) {
  const since = Number(textOf(fieldsOf(form, "created"), "gte") ?? "0");
  const listed = page(
    account.books.transactions.filter(({ created }) => created >= since),
    form,
    path,
  );
  if (Object.values(textsOf(form, "expand")).includes("data.source")) return listed;
  return {
    ...listed,
    data: listed.data.map((balanceTransaction) => ({
      ...balanceTransaction,
      source: balanceTransaction.source?.id ?? null,
    })),
  };
}

function confirmSetupIntent(account: Account, { form }: ApiRequest): Stripe.SetupIntent {
  const data = fieldsOf(form, "payment_method_data");
  const secret = requireText(form, "client_secret");
  if (textOf(data, "type") !== "sepa_debit")
    return account.confirmSetup(secret, requireText(fieldsOf(data, "card"), "number"));
  const owner = fieldsOf(data, "billing_details");
  for (const name of ["name", "email"])
    if (!textOf(owner, name))
      throw invalid(`Missing required param: billing_details[${name}].`, { code: "parameter_missing" });
  if (Object.keys(fieldsOf(form, "mandate_data")).length === 0)
    throw invalid(
      "This SetupIntent requires a mandate, but no existing mandate was found. Try providing mandate_data.",
      {
        code: "setup_intent_mandate_invalid",
      },
    );
  return account.confirmDebitSetup(secret, requireText(fieldsOf(data, "sepa_debit"), "iban"));
}

function answerChallenge(
  account: Account,
  { form }: ApiRequest,
  id: string,
): Stripe.SetupIntent | Stripe.PaymentIntent {
  const outcome = requireText(form, "outcome") === "passed" ? "passed" : "failed";
  if (account.paymentIntents.has(id)) return account.confirmPayment(requireText(form, "client_secret"), outcome);
  return account.confirmSetup(requireText(form, "client_secret"), "", outcome);
}

const unknownCursor = { code: "resource_missing", param: "starting_after" };

/** One page of a list, newest first, after `starting_after`. */
function page<T extends { id: string }>(oldestFirst: readonly T[], form: Fields, url: string): Stripe.ApiList<T> {
  const all = oldestFirst.toReversed();
  const after = textOf(form, "starting_after");
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== null && from === 0) throw invalid(`No such object: '${after}'`, unknownCursor);
  const limit = Number(textOf(form, "limit") ?? "10");
  if (!Number.isSafeInteger(limit) || limit < 1 || limit > 100)
    throw invalid("limit must be a whole number from 1 to 100", { code: "parameter_invalid_integer", param: "limit" });
  const data = all.slice(from, from + limit);
  return { object: "list", data, has_more: from + limit < all.length, url };
}

function findOrFail<T>(book: Map<string, T>, what: string, id: string): T {
  const one = book.get(id);
  if (!one) throw missing(what, id, "id");
  return one;
}

function requireText(form: Fields, name: string): string {
  const value = textOf(form, name);
  if (value === null || value === "")
    throw invalid(`Missing required param: ${name}.`, { code: "parameter_missing", param: name });
  return value;
}

/** With the account's prefix of up to ten characters, `* ` included, a statement has room for 22 characters. */
const longestSuffix = 10;

function statementSuffixOf(form: Fields): string | null {
  const param = "statement_descriptor_suffix";
  const suffix = textOf(form, param);
  if (suffix === null) return null;
  if (suffix.length > longestSuffix) throw invalid("The statement descriptor is longer than 22 characters.", { param });
  if (!/[a-z]/i.test(suffix) || /[<>\\'"*]|[^\x20-\x7e]/.test(suffix))
    throw invalid("The statement descriptor needs a Latin letter and none of < > \\ ' \" *.", { param });
  return suffix;
}

function amountOf(form: Fields): number {
  const amount = Number(requireText(form, "amount"));
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw invalid(`Invalid integer: ${requireText(form, "amount")}`, {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  return amount;
}
