import { Stripe } from "stripe";
import { type ChargeRequest, type ChargeResult, type OnSessionCharge } from "../../ports/payment.ts";
import type { Accounts } from "./stripe-accounts.ts";
import { endIntent } from "./end-intent.ts";
import { findIntent } from "./find-intent.ts";
import { keyOf, noSuchCard, toParams, toResultOf } from "./stripe-charges.ts";
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

/** See the port: ports/payment.ts. */
export async function endCharge(accounts: Accounts, request: ChargeRequest): Promise<ChargeResult> {
  const intent = await findIntent(accounts, request);
  if (!intent) return noSuchCard;
  return toResultOf(request, await endIntent(accounts(request.country), intent));
}
