import { setTimeout as wait } from "node:timers/promises";
import { Stripe } from "stripe";
import { PaymentOutcomeUnknown, PaymentRefused } from "../../ports/payment.ts";

/** In ms. How long to wait for another request with the same key before throwing PaymentOutcomeUnknown. */
const maxWait = 5_000;
const pollInterval = 100;

/** Another request is using the key, or there were too many requests: the same request may succeed later. */
const passingStatuses = [409, 429];
/** Our API key is wrong, which says nothing about a charge. */
const accountStatuses = [401, 403];

/**
 * Calls Stripe, and waits while another request with the same key is in progress. Card errors are thrown unchanged. Any
 * other definite refusal becomes PaymentRefused. Everything else becomes PaymentOutcomeUnknown, because the request may
 * have taken effect.
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
  return error instanceof PaymentRefused && error.code === "resource_missing";
}

/** The code of a refusal that settles a charge: it was refused, and nothing was charged. Null for any other error. */
export function rejectionCode(error: unknown): string | null {
  return error instanceof PaymentRefused && !(error instanceof RefusedForOtherReasons) ? error.code : null;
}

/** Throws because the provider has made another charge than the requested one. That settles nothing. */
export function refuseOtherRequest(message: string): never {
  throw new RefusedForOtherReasons("another_request", message);
}

/** Refused because of our account, or because the key belongs to a different request, which may have been charged. */
class RefusedForOtherReasons extends PaymentRefused {}

function isInUse(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "idempotency_key_in_use";
}

function toKnownError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError) || error instanceof Stripe.errors.StripeCardError) return error;
  const { statusCode = 0, code, rawType } = error;
  if (statusCode < 400 || statusCode > 499 || passingStatuses.includes(statusCode))
    return new PaymentOutcomeUnknown(describe(error), { cause: error });
  const reason = code ?? rawType ?? "invalid_request_error";
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return new RefusedForOtherReasons(reason, "the idempotency key was used for a different request");
  if (accountStatuses.includes(statusCode)) return new RefusedForOtherReasons(reason, describe(error));
  return new PaymentRefused(reason, `${describe(error)}: ${error.message}`);
}

/** Without the error's message, which may quote a part of our API key. */
function describe({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError): string {
  return [type, code, param, statusCode, requestId].filter(Boolean).join(" ");
}
