import { createHmac } from "node:crypto";
import type { Stripe } from "stripe";
import { apiVersion } from "./api-version.ts";
import type { Dispute, Payout } from "./books.ts";
import { makeId } from "./objects.ts";

/** The event types that this double sends. */
export type EventType =
  | "setup_intent.created"
  | "setup_intent.requires_action"
  | "setup_intent.setup_failed"
  | "setup_intent.succeeded"
  | "payment_intent.created"
  | "payment_intent.requires_action"
  | "payment_intent.payment_failed"
  | "payment_intent.canceled"
  | "payment_intent.processing"
  | "payment_intent.succeeded"
  | "refund.created"
  | "refund.updated"
  | "refund.failed"
  | "charge.refund.updated"
  | "charge.dispute.created"
  | "charge.dispute.updated"
  | "charge.dispute.closed"
  | "charge.dispute.funds_withdrawn"
  | "charge.dispute.funds_reinstated"
  | "radar.early_fraud_warning.created"
  | "payout.paid";

export interface Event {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: {
    object:
      | Stripe.SetupIntent
      | Stripe.PaymentIntent
      | Stripe.Refund
      | Dispute
      | Payout
      | Stripe.Radar.EarlyFraudWarning;
  };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: string | null };
  type: EventType;
}

export interface Receiver {
  url: string;
  secret: string;
}

/** The signature header of a webhook: a timestamp, and an HMAC of timestamp and body. */
export function signedHeader(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

/**
 * Records events and delivers them to the receiver, if there is one. While deliveries are held, a test calls `deliver`
 * itself, in any order and as often as it wants.
 */
export class Webhooks {
  readonly events: Event[] = [];
  #receiver: Receiver | null = null;
  #held = false;
  readonly #deliveries = new Set<Promise<unknown>>();

  sendTo(receiver: Receiver): void {
    this.#receiver = receiver;
  }

  /** Stops automatic deliveries. */
  hold(): void {
    this.#held = true;
  }

  /** Resumes automatic deliveries. Events recorded in the meantime are not delivered. */
  release(): void {
    this.#held = false;
  }

  record(type: EventType, created: number, object: Event["data"]["object"], key: string | null): void {
    const event: Event = {
      id: makeId("evt"),
      object: "event",
      api_version: apiVersion,
      created,
      // A snapshot: later changes must not affect the event.
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: key },
      type,
    };
    this.events.push(event);
    if (this.#held || !this.#receiver) return;
    const delivery = this.deliver(event).catch(() => null);
    this.#deliveries.add(delivery);
    void delivery.finally(() => this.#deliveries.delete(delivery));
  }

  /** Resolves when no delivery is in progress. */
  async settled(): Promise<void> {
    while (this.#deliveries.size > 0) await Promise.all(this.#deliveries);
  }

  /** Delivers one event and returns the HTTP status of the response. */
  async deliver(event: Event, { at = new Date() } = {}): Promise<number> {
    if (!this.#receiver) throw new Error("no receiver is registered");
    const { url, secret } = this.#receiver;
    const body = JSON.stringify(event, null, 2);
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signedHeader(body, secret, at),
    };
    const answer = await fetch(url, { method: "POST", headers, body });
    await answer.arrayBuffer();
    return answer.status;
  }
}
