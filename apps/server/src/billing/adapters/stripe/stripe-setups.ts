import type { Country } from "@kautia/contract";
import type { Stripe } from "stripe";
import type { CardSetup, CardSetupRequest } from "../../ports/payment.ts";
import type { Accounts } from "./stripe-accounts.ts";
import { callStripe, isMissing } from "./stripe-errors.ts";
import { idOf, methodId, readMethod } from "./stripe-method.ts";

export async function openSetup(accounts: Accounts, request: CardSetupRequest): Promise<CardSetup> {
  const { idempotencyKey, country, customer: refId, person, replaces } = request;
  const stripe = accounts(country);
  const known = replaces === null ? null : readMethod(replaces);
  const customer =
    known?.customer ??
    (
      await callStripe(() =>
        stripe.customers.create({ ...person, metadata: { refId } }, { idempotencyKey: `${idempotencyKey}-customer` }),
      )
    ).id;
  const created = await callStripe(() =>
    stripe.setupIntents.create(
      { customer, usage: "off_session", allowed_payment_method_types: ["card"], metadata: { refId } },
      { idempotencyKey },
    ),
  );
  // Read it again: a repeated key returns the first state, and a card may have been added since.
  return (await lookUpSetup(accounts, country, created.id)) ?? toCardSetup(created);
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

function toCardSetup({ id, client_secret, status, customer, payment_method }: Stripe.SetupIntent): CardSetup {
  if (client_secret === null) throw new Error(`set-up ${id} has no client secret`);
  const setup = { setupId: id, secret: client_secret };
  const owner = idOf(customer);
  const card = idOf(payment_method);
  if (status === "succeeded" && owner !== null && card !== null)
    return { ...setup, status: "succeeded", methodId: methodId({ customer: owner, card }) };
  return { ...setup, status: status === "requires_action" ? "requires_action" : "open", methodId: null };
}
