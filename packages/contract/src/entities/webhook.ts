import * as z from "zod/mini";
import { oneOf } from "../fields/text.ts";
import { partnerEventTypes } from "./partner-event.ts";

/** PARTNER: switched off by a call. GONE: it answered 410. FAILING: it accepted nothing for three days. */
export const webhookOffReasons = ["PARTNER", "GONE", "FAILING"] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

/** An address to which we send a partner's events; instants as UTC timestamps. */
export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  /** The events that it gets; empty for all. */
  events: z.array(oneOf(partnerEventTypes)),
  enabled: z.boolean(),
  /** Null while it is on. */
  offBecause: z.nullable(oneOf(webhookOffReasons)),
  createdAt: z.string(),
  /** Since when deliveries have been failing; null while they succeed. */
  failingSince: z.nullable(z.string()),
});
export type Webhook = z.infer<typeof webhook>;

/** A webhook with the secret that signs its deliveries, which is shown only once. */
export const webhookWithSecret = z.extend(webhook, { secret: z.string() });

/** `secret` is null if the partner had a webhook at this address already. */
export const addedWebhook = z.extend(webhook, { secret: z.nullable(z.string()) });

/** WAITING: not delivered yet, will be retried. GIVEN_UP: will not be retried. */
export const deliveryStatuses = ["WAITING", "DELIVERED", "GIVEN_UP"] as const;

/** Why there is no answer from a receiver. EVENT_INVALID: the stored event is invalid, so nothing was sent. */
export const webhookErrors = [
  "ADDRESS_NOT_PUBLIC",
  "NAME_UNKNOWN",
  "CONNECTION_FAILED",
  "CERTIFICATE_INVALID",
  "TIMEOUT",
  "EVENT_INVALID",
] as const;
export type WebhookError = (typeof webhookErrors)[number];

/** An event on its way to one webhook. */
export const webhookDelivery = z.object({
  /** The `webhook-id` of each attempt. */
  eventId: z.string(),
  type: oneOf(partnerEventTypes),
  refId: z.string(),
  happenedAt: z.string(),
  status: oneOf(deliveryStatuses),
  attempts: z.number(),
  /** The HTTP status of the last attempt; null without a response. */
  lastStatus: z.nullable(z.number()),
  /** Why the last attempt got no response; null otherwise. */
  lastError: z.nullable(oneOf(webhookErrors)),
  lastTriedAt: z.nullable(z.string()),
  /** Null if no attempt is planned. */
  nextTryAt: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** The result of a test event, which is sent only once. */
export const webhookTest = z.object({
  /** The `webhook-id` of the request. */
  eventId: z.string(),
  /** Whether the answer was 2xx. */
  delivered: z.boolean(),
  lastStatus: z.nullable(z.number()),
  lastError: z.nullable(oneOf(webhookErrors)),
});
export type WebhookTest = z.infer<typeof webhookTest>;

/** A delivery that its receiver has not accepted, as the desk sees it. */
export const staffDeliveryRow = z.object({
  webhookId: z.string(),
  url: z.string(),
  partnerName: z.string(),
  eventId: z.string(),
  type: oneOf(partnerEventTypes),
  refId: z.string(),
  happenedAt: z.string(),
  status: oneOf(["WAITING", "GIVEN_UP"]),
  attempts: z.number(),
  lastStatus: z.nullable(z.number()),
  lastError: z.nullable(oneOf(webhookErrors)),
  /** Why the webhook is off; null while it is on. */
  offBecause: z.nullable(oneOf(webhookOffReasons)),
});
