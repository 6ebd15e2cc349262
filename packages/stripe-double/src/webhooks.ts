import { createHmac } from "node:crypto";
import type { Stripe } from "stripe";
import { makeId } from "./objects.ts";

/** The kinds of events that this double tells. */
export type EventType =
  | "setup_intent.created"
  | "setup_intent.requires_action"
  | "setup_intent.setup_failed"
  | "setup_intent.succeeded"
  | "payment_intent.created"
  | "payment_intent.requires_action"
  | "payment_intent.payment_failed"
  | "payment_intent.canceled"
  | "payment_intent.succeeded"
  | "refund.created";

export interface Event {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: Stripe.SetupIntent | Stripe.PaymentIntent | Stripe.Refund };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: string | null };
  type: EventType;
}

export interface Receiver {
  url: string;
  secret: string;
}

/** The header that goes with a webhook: when it was signed, and an HMAC of that and the body. */
export function signedHeader(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

/**
 * What happened, told to whoever wants to hear. Nothing is told by itself until a receiver is there, and then at once;
 * held back, events wait until somebody delivers them, in whatever order, as often as wanted.
 */
export class Webhooks {
  readonly events: Event[] = [];
  #receiver: Receiver | null = null;
  #held = false;
  readonly #under_way = new Set<Promise<unknown>>();

  sendTo(receiver: Receiver): void {
    this.#receiver = receiver;
  }

  /** From now on events wait for `deliver`. */
  hold(): void {
    this.#held = true;
  }

  /** From now on events are delivered at once again; those that wait go on waiting. */
  release(): void {
    this.#held = false;
  }

  tell(type: EventType, created: number, object: Event["data"]["object"], key: string | null): void {
    const event: Event = {
      id: makeId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created,
      // As it was at that moment: what comes later does not change an event.
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: key },
      type,
    };
    this.events.push(event);
    if (this.#held || !this.#receiver) return;
    const delivery = this.deliver(event).catch(() => null);
    this.#under_way.add(delivery);
    void delivery.finally(() => this.#under_way.delete(delivery));
  }

  /** Resolves once all that is under way has arrived. */
  async settled(): Promise<void> {
    while (this.#under_way.size > 0) await Promise.all(this.#under_way);
  }

  /** Sends one event, and answers the status that came back. */
  async deliver(event: Event, { at = new Date() } = {}): Promise<number> {
    if (!this.#receiver) throw new Error("nobody wants to hear of it");
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
