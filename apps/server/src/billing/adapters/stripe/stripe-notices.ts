import type { Country } from "@kautia/contract";
import { Stripe } from "stripe";
import type { PaymentNotice, PaymentNotices } from "../../ports/payment.ts";
import { keyField } from "./stripe-metadata.ts";
import { idOf } from "./stripe-method.ts";

/** Largest age of a signature in seconds; an older one may be a replay. */
const maxAgeSeconds = 300;

export function readStripeNotices(accounts: Record<Country, { webhookSecret: string }>): PaymentNotices {
  return {
    read(country, body, headers) {
      const { webhookSecret } = accounts[country];
      const signature = headers["stripe-signature"];
      if (typeof signature !== "string") return null;
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
  return { id, kind: type, ...nothing, ...readObject(type, data.object) };
}

const nothing = {
  chargeKey: null,
  refundKey: null,
  chargeId: null,
  subjectId: null,
  amountCents: null,
  saysPaid: false,
  movesMoney: false,
  trouble: null,
};

function readObject(type: string, object: Stripe.Event["data"]["object"]): Partial<PaymentNotice> {
  if (object.object === "payment_intent") {
    const { id, amount: amountCents, metadata, status } = object;
    const saysPaid = status === "succeeded";
    const chargeKey = metadata[keyField] ?? null;
    return { chargeKey, chargeId: id, subjectId: id, amountCents, saysPaid, movesMoney: saysPaid };
  }
  if (object.object === "refund") {
    const { id, amount: amountCents, metadata, payment_intent } = object;
    const refundKey = metadata?.[keyField] ?? null;
    const trouble = troubleOfRefund(object);
    return { refundKey, chargeId: idOf(payment_intent), subjectId: id, amountCents, trouble, movesMoney: true };
  }
  if (object.object === "dispute") {
    const { id, amount: amountCents, payment_intent, status } = object;
    const trouble = troubleOfDispute(type, status);
    return { chargeId: idOf(payment_intent), subjectId: id, amountCents, trouble, movesMoney: true };
  }
  if (object.object === "radar.early_fraud_warning")
    return { chargeId: idOf(object.payment_intent ?? null), subjectId: object.id, trouble: "fraud warning" };
  if (object.object === "payout") return { subjectId: object.id, amountCents: object.amount, movesMoney: true };
  return {};
}

function troubleOfRefund({ status, metadata }: Stripe.Refund): PaymentNotice["trouble"] {
  if (status === "failed" || status === "canceled") return "refund failed";
  return metadata?.[keyField] === undefined ? "refunded by hand" : null;
}

function troubleOfDispute(type: string, status: Stripe.Dispute["status"]): PaymentNotice["trouble"] {
  if (type === "charge.dispute.created") return "disputed";
  if (type !== "charge.dispute.closed") return null;
  if (status === "won") return "dispute won";
  return status === "lost" ? "dispute lost" : null;
}
