import type { Deps } from "../../deps.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { PaymentOutcomeUnknown, PaymentRefused } from "../ports/payment.ts";

/**
 * Turns PaymentOutcomeUnknown into the refusal PROVIDER_UNAVAILABLE, which the browser may retry, and PaymentRefused
 * into PROVIDER_FAILED, which means a mistake of ours.
 */
export async function refuseIfProviderFails<T>(
  { log }: Pick<Deps, "log">,
  act: () => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof PaymentOutcomeUnknown) {
      log.warn({ error: error.message }, "the card provider did not respond");
      return refuse("PROVIDER_UNAVAILABLE");
    }
    if (error instanceof PaymentRefused) {
      log.error({ code: error.code, error: error.message }, "the card provider refused our request");
      return refuse("PROVIDER_FAILED");
    }
    throw error;
  }
}
