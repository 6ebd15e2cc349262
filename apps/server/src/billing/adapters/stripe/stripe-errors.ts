import { setTimeout as wait } from "node:timers/promises";
import { Stripe } from "stripe";
import { PaymentOutcomeUnknown } from "../../ports/payment.ts";

/** How long to wait for another request with the same key before throwing PaymentOutcomeUnknown, in ms. */
const maxWait = 5_000;
const pollInterval = 100;

/**
 * Calls Stripe, and waits while another request with the same key is in progress. Card errors and invalid requests are
 * thrown unchanged. All other Stripe errors become PaymentOutcomeUnknown, because the request may have taken effect.
 */
export async function callStripe<T>(act: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; waited += pollInterval) {
    try {
      return await act();
    } catch (error) {
      if (isInUse(error) && waited < maxWait) await wait(pollInterval);
      else throw toKnownError(error);
    }
  }
}

/** Whether the requested object, or one that a parameter refers to, does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

function isInUse(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "idempotency_key_in_use";
}

function toKnownError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeCardError) return error;
  if (isInUse(error)) return toPaymentUnknown(error);
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return new Error("the idempotency key was used for a different request", { cause: error });
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409) return error;
  return toPaymentUnknown(error);
}

/** Leaves out the error's message, which may contain keys and ids. */
function toPaymentUnknown({ type, code, statusCode, requestId }: Stripe.errors.StripeError): PaymentOutcomeUnknown {
  return new PaymentOutcomeUnknown([type, code, statusCode, requestId].filter(Boolean).join(" "));
}
