import { Stripe } from "stripe";
import {
  type ChargeRequest,
  type ChargeResult,
  type OnSessionCharge,
  PaymentOutcomeUnknown,
  PaymentRefused,
} from "../../ports/payment.ts";
import type { Accounts } from "./stripe-accounts.ts";
import { findIntent, keyOf, noSuchCard, toParams, toResult } from "./stripe-charges.ts";
import { callStripe, isMissing, rejectionCode } from "./stripe-errors.ts";
import { readMethod } from "./stripe-method.ts";

export async function beginCharge(accounts: Accounts, request: ChargeRequest): Promise<OnSessionCharge> {
  const known = await findIntent(accounts, request);
  try {
    return toOnSessionCharge(known ?? (await create(accounts, request)));
  } catch (error) {
    const code = rejectionCode(error);
    if (code === null) throw error;
    return { status: "rejected", secret: null, code };
  }
}

function toOnSessionCharge(intent: Stripe.PaymentIntent | null): OnSessionCharge {
  if (intent?.status === "requires_action") return { status: "waits", secret: intent.client_secret };
  if (intent?.status === "processing") return { status: "pending", secret: null };
  return { status: intent?.status === "succeeded" ? "succeeded" : "refused", secret: null };
}

/** Null when the card does not exist. Reads the intent again, because a repeated key returns its first state. */
async function create(accounts: Accounts, request: ChargeRequest): Promise<Stripe.PaymentIntent | null> {
  const method = readMethod(request.methodId);
  if (!method) return null;
  const { paymentIntents } = accounts(request.country);
  try {
    const params = { ...toParams(request, method), use_stripe_sdk: true };
    const { id } = await callStripe(() => paymentIntents.create(params, keyOf(request)));
    return await callStripe(() => paymentIntents.retrieve(id));
  } catch (error) {
    if (isMissing(error)) return null;
    if (error instanceof Stripe.errors.StripeCardError) return error.payment_intent ?? null;
    throw error;
  }
}

/** Cancels the payment. If a confirmation arrives at the same time, Stripe accepts only one of the two. */
export async function endCharge(accounts: Accounts, request: ChargeRequest): Promise<ChargeResult> {
  const intent = await findIntent(accounts, request);
  if (!intent) return noSuchCard;
  if (isEnded(intent)) return toResult(intent);
  const { paymentIntents } = accounts(request.country);
  try {
    return toResult(await callStripe(() => paymentIntents.cancel(intent.id, { cancellation_reason: "abandoned" })));
  } catch (error) {
    if (!isUnexpected(error)) throw error;
    const now = await callStripe(() => paymentIntents.retrieve(intent.id));
    if (isEnded(now)) return toResult(now);
    throw new PaymentOutcomeUnknown(`${now.id} is ${now.status}`);
  }
}

/** A payment being processed by the bank counts as ended too, because nothing can cancel it. */
function isEnded({ status }: Stripe.PaymentIntent): boolean {
  return status === "succeeded" || status === "canceled" || status === "processing";
}

function isUnexpected(error: unknown): boolean {
  return error instanceof PaymentRefused && error.code === "payment_intent_unexpected_state";
}
