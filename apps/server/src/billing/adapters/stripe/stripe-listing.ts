import type { Stripe } from "stripe";

/** What to expand of a payment, so that it says when the books list it. */
export const listing = "latest_charge.balance_transaction";

/** When Stripe's books list a payment, which may be days before the bank answers. */
export function listedAt({ created, latest_charge: charge }: Stripe.PaymentIntent): Date {
  if (typeof charge !== "object" || charge === null) return toDate(created);
  const { balance_transaction: listed } = charge;
  return toDate(typeof listed === "object" && listed !== null ? listed.created : charge.created);
}

/** When Stripe's books list a refund whose `balance_transaction` is expanded. */
export function refundListedAt({ created, balance_transaction: listed }: Stripe.Refund): Date {
  return toDate(typeof listed === "object" && listed !== null ? listed.created : created);
}

const toDate = (seconds: number) => new Date(seconds * 1_000);
