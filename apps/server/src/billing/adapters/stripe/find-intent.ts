import type { Stripe } from "stripe";
import type { ChargeRequest } from "../../ports/payment.ts";
import { debtName } from "../../rules/charge-key.ts";
import type { Accounts } from "./stripe-accounts.ts";
import { endIntent } from "./end-intent.ts";
import { callStripe, isMissing, refuseOtherRequest } from "./stripe-errors.ts";
import { listing } from "./stripe-listing.ts";
import { keyField, readDebt } from "./stripe-metadata.ts";
import { readMethod } from "./stripe-method.ts";

type Intent = Stripe.PaymentIntent;

/**
 * The payment of this request. A restored database may have lost tries, cards and amounts, so a payment for the same
 * premium or instalment that was or may still be paid counts too, and one that waits for the tenant is cancelled, because
 * our database does not know it. Errors: PaymentRefused when such a payment has another amount.
 */
export async function findIntent(accounts: Accounts, request: ChargeRequest): Promise<Intent | null> {
  const { settled, idempotencyKey, amountCents, country } = request;
  const intents = await listIntents(accounts, request);
  const unsettled = intents.filter((intent) => isFor(request, intent) && !settled.includes(intent.id));
  let taken = unsettled.find(isTaken);
  const own = unsettled.find(({ metadata }) => metadata[keyField] === idempotencyKey);
  for (const other of taken ? [] : unsettled.filter((intent) => intent !== own)) {
    const ended = await endIntent(accounts(country), other);
    if (isTaken(ended)) taken = ended;
  }
  if (taken && taken.amount !== amountCents)
    refuseOtherRequest(`${taken.id} has taken ${taken.amount} under the key or for the purpose of this charge`);
  return taken ?? own ?? null;
}

/** Whether the payment was paid, or the bank is deciding about it. */
function isTaken({ status }: Intent): boolean {
  return status === "succeeded" || status === "processing";
}

function isFor({ idempotencyKey, refId, purpose }: ChargeRequest, { metadata }: Intent): boolean {
  const debt = readDebt(metadata);
  return metadata[keyField] === idempotencyKey || (debt?.refId === refId && debt.name === debtName(purpose));
}

/**
 * The few payments of the card's customer, newest first, and those that the books list for the same purpose, because a
 * restored database may have another customer. Not by Stripe's search, which lags behind.
 */
async function listIntents(accounts: Accounts, { country, methodId, listed }: ChargeRequest): Promise<Intent[]> {
  const { paymentIntents } = accounts(country);
  const method = readMethod(methodId);
  const intents = method ? await listAll(paymentIntents, method.customer) : [];
  for (const id of listed)
    if (!intents.some((intent) => intent.id === id))
      intents.push(await callStripe(() => paymentIntents.retrieve(id, { expand: [listing] })));
  return intents;
}

async function listAll(paymentIntents: Stripe["paymentIntents"], customer: string): Promise<Intent[]> {
  try {
    return await callStripe(async () => {
      const intents: Intent[] = [];
      const listed = paymentIntents.list({ customer, limit: 100, expand: [`data.${listing}`] });
      for await (const intent of listed) intents.push(intent);
      return intents;
    });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
