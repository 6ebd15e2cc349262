import type { Deps } from "../../deps.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { PaymentOutcomeUnknown } from "../ports/payment.ts";

/** Turns PaymentOutcomeUnknown into the refusal PROVIDER_UNAVAILABLE, which the browser may retry. */
export async function refuseIfProviderDown<T>({ log }: Pick<Deps, "log">, act: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof PaymentOutcomeUnknown)) throw error;
    log.warn({ error: error.message }, "the card provider did not respond");
    return refuse("PROVIDER_UNAVAILABLE");
  }
}
