import type { Stripe } from "stripe";
import { Books } from "./books.ts";
import { type Bank, bankOf, messages } from "./cards.ts";
import { Debits } from "./debits.ts";
import { Failure, invalid, missing } from "./failure.ts";
import { IdempotencyKeys } from "./idempotency.ts";
import {
  makeCustomer,
  makeId,
  makePaymentIntent,
  makeRefund,
  makeSetupIntent,
  type PaymentMethod,
  type PaymentParams,
  type Person,
} from "./objects.ts";
import { Webhooks } from "./webhooks.ts";

export interface AccountKeys {
  secretKey: string;
  publicKey: string;
}

interface Method {
  /** The payment method as the API shows it; `customer` is null once it is detached. */
  shown: PaymentMethod;
  /** How the card's bank responds; null for a bank account, which is debited instead. */
  bank: Bank | null;
}

/** One account with its keys and objects. Every operation is atomic. */
export class Account {
  readonly keys: AccountKeys;
  readonly webhooks = new Webhooks();
  readonly customers = new Map<string, Stripe.Customer>();
  readonly setupIntents = new Map<string, Stripe.SetupIntent>();
  readonly paymentIntents = new Map<string, Stripe.PaymentIntent>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly books: Books;
  readonly debits: Debits;
  readonly idempotency: IdempotencyKeys;
  /** The initial statuses of the next refunds; later ones succeed at once. */
  nextRefunds: ("succeeded" | "pending" | "requires_action" | "failed")[] = [];
  readonly #methods = new Map<string, Method>();
  /** Cards waiting for their owner's confirmation, by set-up. */
  readonly #waiting = new Map<string, { bank: Bank; last4: string }>();
  readonly #now: () => Date;

  constructor(keys: AccountKeys, now: () => Date) {
    this.keys = keys;
    this.#now = now;
    this.idempotency = new IdempotencyKeys(now);
    const record = (...[type, object]: Parameters<Books["record"]>) => this.#record(type, object, null);
    this.books = new Books(() => this.#seconds(), record);
    this.debits = new Debits(now, this.books, (...event) => this.#record(...event));
  }

  /** Successful payments, oldest first. */
  succeeded(): Stripe.PaymentIntent[] {
    return [...this.paymentIntents.values()].filter(({ status }) => status === "succeeded");
  }

  /** Changes how the bank handles charges of a card on file. */
  changeBank(paymentMethod: string, charge: Bank["charge"]): void {
    const method = this.#methods.get(paymentMethod);
    if (!method?.bank) throw new Error(`unknown card ${paymentMethod}`);
    method.bank = { ...method.bank, charge };
  }

  /** Detaches a card from its customer, as in the provider's dashboard. It can never be charged again. */
  detach(paymentMethod: string): void {
    const method = this.#methods.get(paymentMethod);
    if (!method) throw new Error(`unknown payment method ${paymentMethod}`);
    method.shown.customer = null;
  }

  findMethod(id: string): PaymentMethod {
    const method = this.#methods.get(id);
    if (!method) throw missing("PaymentMethod", id, "payment_method");
    return method.shown;
  }

  createCustomer(metadata: Stripe.Metadata, person?: Person): Stripe.Customer {
    const customer = makeCustomer(this.#seconds(), metadata, person);
    this.customers.set(customer.id, customer);
    return customer;
  }

  createSetupIntent(
    customer: string,
    metadata: Stripe.Metadata,
    key: string | null,
    types: readonly string[] = ["card"],
  ): Stripe.SetupIntent {
    if (!this.customers.has(customer)) throw missing("customer", customer, "customer");
    const intent = makeSetupIntent(this.#seconds(), customer, { types, metadata });
    this.setupIntents.set(intent.id, intent);
    this.#record("setup_intent.created", intent, key);
    return intent;
  }

  /** Confirms a set-up as the provider's form does; `challenge` is the owner's response to the bank. */
  confirmSetup(clientSecret: string, number: string, challenge: "passed" | "failed" | null = null): Stripe.SetupIntent {
    const intent = this.#findOpenSetup(clientSecret);
    const card =
      challenge === null
        ? { bank: bankOf(number), last4: number.replaceAll(/\D/g, "").slice(-4) }
        : this.#waiting.get(intent.id);
    if (!card)
      throw invalid("This SetupIntent does not wait for confirmation.", { code: "setup_intent_unexpected_state" });
    const { bank, last4 } = card;
    this.#waiting.delete(intent.id);
    if (challenge === "failed") return this.#failSetup(intent, { code: "setup_intent_authentication_failure" });
    if (typeof bank.setUp === "object") return this.#failSetup(intent, bank.setUp);
    if (bank.setUp === "asks" && challenge === null) {
      this.#waiting.set(intent.id, card);
      intent.status = "requires_action";
      intent.next_action = { type: "use_stripe_sdk", use_stripe_sdk: {} };
      this.#record("setup_intent.requires_action", intent, null);
      return intent;
    }
    return this.#finishSetup(intent, this.#addMethod(intent, { type: "card", card: { last4 } }, bank));
  }

  /** Sets up a direct debit as the provider's form does, with the owner's consent to the mandate. */
  confirmDebitSetup(clientSecret: string, iban: string): Stripe.SetupIntent {
    const intent = this.#findOpenSetup(clientSecret);
    if (!intent.payment_method_types.includes("sepa_debit"))
      throw invalid("The payment method type sepa_debit is not allowed for this SetupIntent.", {
        code: "setup_intent_invalid_parameter",
      });
    const compact = iban.replaceAll(/\s/g, "").toUpperCase();
    const details = { last4: compact.slice(-4), country: compact.slice(0, 2) };
    const method = this.#addMethod(intent, { type: "sepa_debit", sepa_debit: details }, null);
    intent.mandate = this.debits.accept(method, compact).id;
    return this.#finishSetup(intent, method);
  }

  #findOpenSetup(clientSecret: string): Stripe.SetupIntent {
    const intent = [...this.setupIntents.values()].find((setupIntent) => setupIntent.client_secret === clientSecret);
    if (!intent) throw missing("setupintent", clientSecret.split("_secret_")[0] ?? "", "id");
    if (intent.status === "succeeded")
      throw invalid("You cannot confirm this SetupIntent because it has already succeeded.", {
        code: "setup_intent_unexpected_state",
      });
    return intent;
  }

  #addMethod(
    { customer }: Stripe.SetupIntent,
    shown: Omit<PaymentMethod, "id" | "object" | "customer">,
    bank: Bank | null,
  ): string {
    if (typeof customer !== "string") throw new Error("the set-up has no customer");
    const id = makeId("pm");
    this.#methods.set(id, { shown: { id, object: "payment_method", customer, ...shown }, bank });
    return id;
  }

  #finishSetup(intent: Stripe.SetupIntent, method: string): Stripe.SetupIntent {
    Object.assign(intent, { status: "succeeded", payment_method: method, next_action: null, last_setup_error: null });
    this.#record("setup_intent.succeeded", intent, null);
    return intent;
  }

  /** Creates and confirms a payment. `present`: the owner is there to confirm it, unless `failsOnAction`. */
  charge(
    wanted: PaymentParams,
    key: string | null,
    { present = false, failsOnAction = false } = {},
  ): Stripe.PaymentIntent {
    const { bank } = this.#findMethodFor(wanted);
    const intent = makePaymentIntent(this.#seconds(), wanted);
    this.paymentIntents.set(intent.id, intent);
    this.#record("payment_intent.created", intent, key);
    if (!bank) return this.debits.begin(intent, wanted.mandate, key);
    if (present && !failsOnAction && bank.charge === "asks") {
      intent.status = "requires_action";
      intent.next_action = { type: "use_stripe_sdk", use_stripe_sdk: {} };
      this.#record("payment_intent.requires_action", intent, key);
      return intent;
    }
    intent.latest_charge = makeId("ch");
    if (bank.charge === "passes") {
      Object.assign(intent, { status: "succeeded", amount_received: intent.amount });
      this.books.receive(intent);
      this.#record("payment_intent.succeeded", intent, key);
      return intent;
    }
    return this.#decline(intent, bank.charge, key);
  }

  /** The payment method of a charge. Throws if a charge with these parameters is not allowed. */
  #findMethodFor(wanted: PaymentParams): Method {
    if (wanted.amount < 50)
      throw invalid("Amount must be at least €0.50 eur", { code: "amount_too_small", param: "amount" });
    const method = this.#methods.get(wanted.paymentMethod);
    if (!method) throw missing("PaymentMethod", wanted.paymentMethod, "payment_method");
    if (method.shown.customer === null) throw invalid(messages["detached"] ?? "");
    if (method.shown.customer !== wanted.customer)
      throw invalid(`The provided PaymentMethod does not belong to the customer.`, { param: "payment_method" });
    if (!wanted.types.includes(method.shown.type))
      throw invalid(`The PaymentMethod provided (${method.shown.type}) is not allowed for this PaymentIntent.`, {
        code: "payment_intent_incompatible_payment_method",
      });
    if (method.bank && wanted.statementDescriptor !== null)
      throw invalid("For card charges, use statement_descriptor_suffix.", { param: "statement_descriptor" });
    return method;
  }

  #decline(intent: Stripe.PaymentIntent, answer: Exclude<Bank["charge"], "passes">, key: string | null): never {
    const { code, ...reasons } =
      answer === "asks"
        ? { code: "authentication_required" as const, decline_code: "authentication_required" }
        : { code: "card_declined" as const, decline_code: answer.declineCode, advice_code: answer.adviceCode };
    const message = messages[code];
    intent.status = "requires_payment_method";
    intent.last_payment_error = { type: "card_error", code, ...reasons, message };
    this.#record("payment_intent.payment_failed", intent, key);
    const shown = message ?? code;
    throw new Failure(402, { type: "card_error", code, ...reasons, message: shown, payment_intent: intent });
  }

  /** Confirms a payment as the provider's script does; `outcome` is the owner's response to the bank. */
  confirmPayment(clientSecret: string, outcome: "passed" | "failed"): Stripe.PaymentIntent {
    const intent = [...this.paymentIntents.values()].find(
      (paymentIntent) => paymentIntent.client_secret === clientSecret,
    );
    if (!intent) throw missing("payment_intent", clientSecret.split("_secret_")[0] ?? "", "id");
    if (intent.status !== "requires_action") throw unexpected(intent);
    intent.next_action = null;
    if (outcome === "passed") {
      Object.assign(intent, { status: "succeeded", amount_received: intent.amount, latest_charge: makeId("ch") });
      this.books.receive(intent);
      this.#record("payment_intent.succeeded", intent, null);
      return intent;
    }
    const code = "payment_intent_authentication_failure";
    const message = messages[code] ?? code;
    intent.status = "requires_payment_method";
    intent.last_payment_error = { type: "invalid_request_error", code, message };
    this.#record("payment_intent.payment_failed", intent, null);
    throw new Failure(402, { type: "invalid_request_error", code, message, payment_intent: intent });
  }

  /** Cancels a payment, which is final. */
  cancelPayment(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
    if (["succeeded", "canceled", "processing"].includes(intent.status)) throw unexpected(intent);
    const cancelled = {
      status: "canceled",
      cancellation_reason: "abandoned",
      canceled_at: this.#seconds(),
      next_action: null,
    };
    Object.assign(intent, cancelled);
    this.#record("payment_intent.canceled", intent, null);
    return intent;
  }

  refund(paymentIntent: string, amount: number, metadata: Stripe.Metadata, key: string | null): Stripe.Refund {
    const intent = this.paymentIntents.get(paymentIntent);
    if (!intent) throw missing("payment_intent", paymentIntent, "payment_intent");
    if (intent.status !== "succeeded")
      throw invalid("This PaymentIntent does not have a successful charge to refund.", { param: "payment_intent" });
    if (this.books.isDisputed(paymentIntent))
      throw invalid("The charge has been charged back.", { code: "charge_disputed" });
    const refundable = intent.amount_received - this.refunded(paymentIntent);
    if (refundable === 0) throw invalid("The charge has already been refunded.", { code: "charge_already_refunded" });
    if (amount > refundable)
      throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${refundable})`, {
        param: "amount",
      });
    const refund = makeRefund(this.#seconds(), intent, amount, metadata);
    this.refunds.set(refund.id, refund);
    refund.status = this.nextRefunds.shift() ?? "succeeded";
    if (refund.status === "succeeded") this.books.payRefund(refund);
    this.#record("refund.created", refund, key);
    if (refund.status === "failed") this.#record("refund.failed", refund, key);
    return refund;
  }

  /** Refunds a payment as if by hand in the dashboard. */
  refundByHand(paymentIntent: string, amount: number): Stripe.Refund {
    return this.refund(paymentIntent, amount, {}, null);
  }

  /** Settles a pending refund, or makes a bank return a successful one. */
  settleRefund(id: string, status: "succeeded" | "failed"): void {
    const refund = this.refunds.get(id);
    if (!refund || refund.status === status || refund.status === "failed") throw new Error(`${id} cannot be ${status}`);
    const wasPaid = refund.status === "succeeded";
    refund.status = status;
    if (status === "succeeded") this.books.payRefund(refund);
    else refund.failure_reason = "lost_or_stolen_card";
    if (wasPaid) this.books.returnRefund(refund);
    this.#record("refund.updated", refund, null);
    this.#record("charge.refund.updated", refund, null);
    if (status === "failed") this.#record("refund.failed", refund, null);
  }

  /** The refunded amount of a payment; refunds that failed do not count. */
  refunded(paymentIntent: string): number {
    const ours = [...this.refunds.values()].filter((refund) => refund.payment_intent === paymentIntent);
    return ours.reduce((sum, { amount, status }) => sum + (status === "failed" ? 0 : amount), 0);
  }

  #failSetup(intent: Stripe.SetupIntent, { code, declineCode }: { code: string; declineCode?: string }): never {
    const message = messages[code] ?? code;
    intent.status = "requires_payment_method";
    intent.next_action = null;
    this.#record("setup_intent.setup_failed", intent, null);
    const type = code === "setup_intent_authentication_failure" ? "invalid_request_error" : "card_error";
    throw new Failure(402, { type, code, decline_code: declineCode, message, setup_intent: intent });
  }

  #record(
    ...[type, object, key]: [Parameters<Webhooks["record"]>[0], Parameters<Webhooks["record"]>[2], string | null]
  ) {
    this.webhooks.record(type, this.#seconds(), object, key);
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }
}

function unexpected({ status }: Stripe.PaymentIntent): Failure {
  return invalid(`This PaymentIntent's status is ${status}.`, { code: "payment_intent_unexpected_state" });
}
