import { setTimeout as wait } from "node:timers/promises";
import { Stripe } from "stripe";
import { PaymentUnknown } from "../../ports/payment.ts";

/** How long somebody else may be at the same key before we say that we do not know. */
const patience = 5_000;
const pause = 100;

/**
 * Asks, and waits while another request with the same key is under way. Errors of the card and of what was asked are
 * thrown as they are; all others are PaymentUnknown, for whatever was wanted may have happened.
 */
export async function ask<T>(act: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; waited += pause) {
    try {
      return await act();
    } catch (error) {
      if (isInUse(error) && waited < patience) await wait(pause);
      else throw explain(error);
    }
  }
}

/** Whether there is nothing of the id that was asked for, or named by a parameter. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

function isInUse(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "idempotency_key_in_use";
}

function explain(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeCardError) return error;
  if (isInUse(error)) return unknown(error);
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return new Error("the idempotency key was used for something else", { cause: error });
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409) return error;
  return unknown(error);
}

/** Its message may name keys and ids; its kind is enough for a log. */
function unknown({ type, code, statusCode, requestId }: Stripe.errors.StripeError): PaymentUnknown {
  return new PaymentUnknown([type, code, statusCode, requestId].filter(Boolean).join(" "));
}
