import type { Country } from "@kautia/contract";
import { Stripe } from "stripe";
import type { PaymentNotice, PaymentNotices } from "../../ports/payment.ts";
import { keyField } from "./stripe-charges.ts";

/** Largest age of a signature in seconds; an older one may be a replay. */
const maxAgeSeconds = 300;

/** Events about problems that looking up the charge would not reveal. */
const troubleByEventType: Record<string, PaymentNotice["trouble"]> = {
  "charge.dispute.created": "disputed",
  "refund.failed": "refund failed",
};

export function readStripeNotices(accounts: Record<Country, { webhookSecret: string }>): PaymentNotices {
  return {
    read(country, body, signature) {
      const { webhookSecret } = accounts[country];
      try {
        // Uses the real time, as Stripe does: the product's clock may have been moved.
        return toNotice(Stripe.webhooks.constructEvent(body, signature, webhookSecret, maxAgeSeconds));
      } catch (error) {
        // A SyntaxError means that the body is signed but not JSON.
        const isRefused =
          error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError;
        if (isRefused) return null;
        // Stripe's library refuses to read a thin event, after it has verified the signature.
        if (isThin(body)) return "ignored";
        throw error;
      }
    },
  };
}

/** Thin events (`v2.core.*`) carry no object, and none that Stripe sends so far is about a payment. */
function isThin(body: Buffer): boolean {
  const event: unknown = JSON.parse(body.toString());
  return typeof event === "object" && event !== null && "object" in event && event.object === "v2.core.event";
}

function toNotice({ id, type, data }: Stripe.Event): PaymentNotice {
  const { object } = data;
  const isCharge = object.object === "payment_intent";
  return {
    id,
    kind: type,
    chargeKey: isCharge ? (object.metadata[keyField] ?? null) : null,
    saysPaid: isCharge && object.status === "succeeded",
    trouble: troubleByEventType[type] ?? null,
  };
}
