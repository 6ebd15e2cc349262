import type { Stripe } from "stripe";
import { PaymentOutcomeUnknown, PaymentRefused } from "../../ports/payment.ts";
import { callStripe } from "./stripe-errors.ts";
import { listing } from "./stripe-listing.ts";

type Intent = Stripe.PaymentIntent;

/**
 * Cancels a payment that could still succeed, and returns its last state. If a confirmation arrives at the same time,
 * Stripe accepts only one of the two.
 */
export async function endIntent({ paymentIntents }: Pick<Stripe, "paymentIntents">, intent: Intent): Promise<Intent> {
  if (isEnded(intent)) return intent;
  try {
    return await callStripe(() => paymentIntents.cancel(intent.id, { cancellation_reason: "abandoned" }));
  } catch (error) {
    if (!isUnexpected(error)) throw error;
    const now = await callStripe(() => paymentIntents.retrieve(intent.id, { expand: [listing] }));
    if (isEnded(now)) return now;
    throw new PaymentOutcomeUnknown(`${now.id} is ${now.status}`);
  }
}

/** A payment being processed by the bank counts as ended too, because nothing can cancel it. */
function isEnded({ status }: Intent): boolean {
  return status === "succeeded" || status === "canceled" || status === "processing";
}

function isUnexpected(error: unknown): boolean {
  return error instanceof PaymentRefused && error.code === "payment_intent_unexpected_state";
}
