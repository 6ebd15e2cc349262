import type { Country } from "@kautia/contract";
import { Stripe } from "stripe";
import { type MethodSetup, type PaymentMethod, PaymentOutcomeUnknown, type SetupRequest } from "../../ports/payment.ts";
import type { Accounts } from "./stripe-accounts.ts";
import { callStripe, isMissing } from "./stripe-errors.ts";
import { idOf, methodId, readMethod } from "./stripe-method.ts";

export async function openSetup(accounts: Accounts, request: SetupRequest): Promise<MethodSetup> {
  const { idempotencyKey, country, customer: refId, person, kinds, replaces } = request;
  const stripe = accounts(country);
  const known = replaces === null ? null : readMethod(replaces);
  const metadata = { refId };
  const makeCustomer = (key: string) => stripe.customers.create({ ...person, metadata }, { idempotencyKey: key });
  const customer = known?.customer ?? (await createOnce(`${idempotencyKey}-customer`, makeCustomer)).id;
  // The customer is part of the key, because Stripe refuses a key that was used for another customer.
  const created = await createOnce(`${idempotencyKey}-${customer}`, (key) =>
    stripe.setupIntents.create(
      { customer, usage: "off_session", allowed_payment_method_types: [...kinds], metadata },
      { idempotencyKey: key },
    ),
  );
  // Reads it again: a repeated key returns the first state, and a card may have been added since.
  return (await lookUpSetup(accounts, country, created.id)) ?? toMethodSetup(created);
}

/**
 * Stripe repeats an error 500 for the same key for a day, during which the tenant could not enter a card. Customers and
 * set-ups move no money, so this goes on to `key-2`, `key-3` and so on. Every request walks the same keys, and so finds
 * what an earlier one created.
 */
async function createOnce<T>(key: string, create: (key: string) => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      const numbered = number === 1 ? key : `${key}-${number}`;
      return await callStripe(() => create(numbered));
    } catch (error) {
      if (!(error instanceof PaymentOutcomeUnknown && isRepeated(error.cause))) throw error;
    }
  }
}

function isRepeated(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && error.headers?.["idempotent-replayed"] === "true";
}

export async function lookUpSetup(accounts: Accounts, country: Country, id: string): Promise<MethodSetup | null> {
  try {
    const expand = ["payment_method", "mandate"];
    const intent = await callStripe(() => accounts(country).setupIntents.retrieve(id, { expand }));
    return intent.status === "canceled" ? null : toMethodSetup(intent);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function lookUpDigits(accounts: Accounts, country: Country, id: string): Promise<string | null> {
  const method = readMethod(id);
  if (!method) return null;
  try {
    const { card, sepa_debit } = await callStripe(() => accounts(country).paymentMethods.retrieve(method.method));
    return card?.last4 ?? sepa_debit?.last4 ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function toMethodSetup(intent: Stripe.SetupIntent): MethodSetup {
  const { id, client_secret, status, allowed_payment_method_types, payment_method_types } = intent;
  if (client_secret === null) throw new Error(`set-up ${id} has no client secret`);
  const kinds = allowed_payment_method_types ?? payment_method_types;
  const setup = { setupId: id, secret: client_secret, kinds };
  const method = status === "succeeded" ? toMethod(intent) : null;
  if (method) return { ...setup, status: "succeeded", method };
  return { ...setup, status: status === "requires_action" ? "requires_action" : "open", method: null };
}

function toMethod({ customer, payment_method: given, mandate }: Stripe.SetupIntent): PaymentMethod | null {
  const owner = idOf(customer);
  const method = idOf(given);
  if (owner === null || method === null) return null;
  const shown = typeof given === "object" ? given : null;
  if (shown?.type !== "sepa_debit") {
    const card = { customer: owner, method, mandate: null };
    return { methodId: methodId(card), kind: "card", lastFour: shown?.card?.last4 ?? null, mandateReference: null };
  }
  const reference = typeof mandate === "object" ? mandate?.payment_method_details.sepa_debit?.reference : undefined;
  if (reference === undefined) throw new Error(`the account ${method} has no mandate`);
  const debit = { customer: owner, method, mandate: idOf(mandate) };
  return {
    methodId: methodId(debit),
    kind: "sepa_debit",
    lastFour: shown.sepa_debit?.last4 ?? null,
    mandateReference: reference,
  };
}
