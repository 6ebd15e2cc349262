import type { Stripe } from "stripe";
import type { ChargePurpose } from "../../ports/payment.ts";
import { debtName } from "../../rules/charge-key.ts";

/** The metadata field with our idempotency key, by which we find a payment after Stripe has forgotten the key. */
export const keyField = "key";

/** What a payment pays for. */
export function metadataOf({ kind, number, repayment }: ChargePurpose): Record<string, string> {
  return kind === "premium"
    ? { premium: String(number) }
    : { repayment: String(repayment), instalment: String(number) };
}

/** The application and what the payment pays for; null if the payment is not ours. */
export function readDebt({ refId, premium, repayment, instalment }: Stripe.Metadata) {
  if (refId === undefined) return null;
  if (premium !== undefined)
    return { refId, name: debtName({ kind: "premium", number: Number(premium), repayment: null }) };
  if (repayment === undefined || instalment === undefined) return null;
  return { refId, name: debtName({ kind: "instalment", number: Number(instalment), repayment: Number(repayment) }) };
}
