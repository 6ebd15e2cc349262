import type { Deps } from "../../deps.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { PaymentUnknown } from "../ports/payment.ts";

/** A card provider that gives no answer is an outcome; it can be tried again. */
export async function orProviderDown<T>({ log }: Pick<Deps, "log">, act: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof PaymentUnknown)) throw error;
    log.warn({ error: error.message }, "the card provider gave no answer");
    return refuse("PROVIDER_UNAVAILABLE");
  }
}
