import type { Country } from "@kautia/contract";
import { Stripe } from "stripe";
import type { PaymentNotice, PaymentNotices } from "../../ports/payment.ts";
import { keyName } from "./stripe-charges.ts";

/** Seconds that may lie between signing and arriving: longer, and somebody may be playing it again. */
const tolerance = 300;

/** Events that say something no question of ours would find out. */
const troubles: Record<string, PaymentNotice["trouble"]> = {
  "charge.dispute.created": "disputed",
  "refund.failed": "refund failed",
};

/** What Stripe tells by webhooks, signed with a secret of each country's account. */
export function readStripeNotices(accounts: Record<Country, { webhookSecret: string }>): PaymentNotices {
  return {
    read(country, body, signature) {
      const { webhookSecret } = accounts[country];
      try {
        // By the clock on the wall, as Stripe's own: the product's may have been moved.
        return toNotice(Stripe.webhooks.constructEvent(body, signature, webhookSecret, tolerance));
      } catch (error) {
        // Signed, but not JSON: nothing that Stripe would send either.
        const isRefused =
          error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError;
        if (isRefused) return null;
        throw error;
      }
    },
  };
}

function toNotice({ id, type, data }: Stripe.Event): PaymentNotice {
  const { object } = data;
  const isCharge = object.object === "payment_intent";
  return {
    id,
    kind: type,
    chargeKey: isCharge ? (object.metadata[keyName] ?? null) : null,
    saysPaid: isCharge && object.status === "succeeded",
    trouble: troubles[type] ?? null,
  };
}
