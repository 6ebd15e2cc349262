import type { Country } from "@kautia/contract";
import { Stripe } from "stripe";
import type { CardSetup, CardSetupRequest } from "../../ports/payment.ts";
import type { Accounts } from "./stripe-accounts.ts";
import { callStripe, isMissing } from "./stripe-errors.ts";
import { idOf, methodId, readMethod } from "./stripe-method.ts";

export async function openSetup(accounts: Accounts, request: CardSetupRequest): Promise<CardSetup> {
  const { idempotencyKey, country, customer: refId, person, replaces } = request;
  const stripe = accounts(country);
  const known = replaces === null ? null : readMethod(replaces);
  const metadata = { refId };
  const makeCustomer = (key: string) =>
    stripe.customers.create({ ...person, metadata }, { idempotencyKey: `${key}-customer` });
  const customer = known?.customer ?? (await createOnce(idempotencyKey, makeCustomer)).id;
  const created = await createOnce(idempotencyKey, (key) =>
    stripe.setupIntents.create(
      { customer, usage: "off_session", allowed_payment_method_types: ["card"], metadata },
      { idempotencyKey: key },
    ),
  );
  // Read it again: a repeated key returns the first state, and a card may have been added since.
  return (await lookUpSetup(accounts, country, created.id)) ?? toCardSetup(created);
}

/**
 * Stripe repeats an error 500 for a day under the same key, and the tenant could not enter a card for that long. Neither a customer
 * nor a set-up moves money, so another key follows, which is the same for all requests of ten seconds.
 */
async function createOnce<T>(idempotencyKey: string, create: (key: string) => Promise<T>): Promise<T> {
  return callStripe(async () => {
    try {
      return await create(idempotencyKey);
    } catch (error) {
      if (!isRepeated(error)) throw error;
      return create(`${idempotencyKey}-${Math.floor(Date.now() / 10_000)}`);
    }
  });
}

function isRepeated(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && error.headers?.["idempotent-replayed"] === "true";
}

export async function lookUpSetup(accounts: Accounts, country: Country, id: string): Promise<CardSetup | null> {
  try {
    const intent = await callStripe(() => accounts(country).setupIntents.retrieve(id));
    return intent.status === "canceled" ? null : toCardSetup(intent);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function lookUpDigits(accounts: Accounts, country: Country, id: string): Promise<string | null> {
  const method = readMethod(id);
  if (!method) return null;
  try {
    const { card } = await callStripe(() => accounts(country).paymentMethods.retrieve(method.card));
    return card?.last4 ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function toCardSetup({ id, client_secret, status, customer, payment_method }: Stripe.SetupIntent): CardSetup {
  if (client_secret === null) throw new Error(`set-up ${id} has no client secret`);
  const setup = { setupId: id, secret: client_secret };
  const owner = idOf(customer);
  const card = idOf(payment_method);
  if (status === "succeeded" && owner !== null && card !== null)
    return { ...setup, status: "succeeded", methodId: methodId({ customer: owner, card }) };
  return { ...setup, status: status === "requires_action" ? "requires_action" : "open", methodId: null };
}
