import * as z from "zod/mini";
import { partnerEventTypes } from "../entities/partner-event.ts";
import {
  addedWebhook,
  deliveryStatuses,
  webhook,
  webhookDelivery,
  webhookTest,
  webhookWithSecret,
} from "../entities/webhook.ts";
import type { ErrorCode } from "../errors.ts";
import { maxLength } from "../fields/length.ts";
import { oneOf, optionalText, requiredText } from "../fields/text.ts";
import { maxWebhookUrlLength } from "../limits.ts";
import { defineCall } from "./define-call.ts";

/** The partner's webhooks and their deliveries. Source: docs/partners.md. */

const webhookParams = z.object({ id: z.string() });
const unknownErrors: readonly ErrorCode[] = ["PARTNER_KEY_INVALID", "NOT_FOUND"];
const url = requiredText(maxWebhookUrlLength);
const events = z.array(oneOf(partnerEventTypes), { error: "FIELD_INVALID" }).check(
  maxLength(partnerEventTypes.length, { error: "FIELD_INVALID" }),
  z.overwrite((types) => [...new Set(types)]),
);

/**
 * `secret` is returned only here and by `rotate-webhook-secret`. Without `events` the webhook gets all events. For an
 * address that already has a webhook, returns that webhook without its secret.
 */
export const addWebhook = defineCall({
  name: "add-webhook",
  summary: "Adds a webhook, up to five per partner; its secret is shown only in this answer.",
  method: "POST",
  path: "/partner/webhooks",
  body: z.object({ url, events: z._default(events, []) }),
  answer: addedWebhook,
  answerStatus: 201,
  errors: ["PARTNER_KEY_INVALID", "FIELD_REQUIRED", "FIELD_INVALID", "MAXIMUM"],
  access: "partner",
  repeat: "same-answer",
});

/** Oldest first. */
export const listWebhooks = defineCall({
  name: "list-webhooks",
  summary: "Lists the partner's webhooks.",
  method: "GET",
  path: "/partner/webhooks",
  answer: z.object({ webhooks: z.array(webhook) }),
  errors: ["PARTNER_KEY_INVALID"],
  access: "partner",
});

/**
 * Omitted fields keep their value. Switching a webhook off gives up its waiting deliveries; switching it on clears its
 * failures. WEBHOOK_EXISTS if another webhook of the same mode has the address.
 */
export const changeWebhook = defineCall({
  name: "change-webhook",
  summary: "Changes the address or the events of a webhook, or switches it off and on.",
  method: "POST",
  path: "/partner/webhooks/:id",
  params: webhookParams,
  body: z.object({ url: z.optional(url), events: z.optional(events), enabled: z.optional(z.boolean()) }),
  answer: webhook,
  errors: [...unknownErrors, "FIELD_REQUIRED", "FIELD_INVALID", "WEBHOOK_EXISTS"],
  access: "partner",
});

/** For a day, deliveries are also signed with the old secret. */
export const rotateWebhookSecret = defineCall({
  name: "rotate-webhook-secret",
  summary: "Replaces a webhook's secret; the old one signs as well for 24 hours.",
  method: "POST",
  path: "/partner/webhooks/:id/secret",
  params: webhookParams,
  answer: webhookWithSecret,
  errors: unknownErrors,
  access: "partner",
  repeat: "same-answer",
});

/** Newest event first. `next` is the value of `after` for the next page; null on the last page. */
export const listWebhookDeliveries = defineCall({
  name: "list-webhook-deliveries",
  summary: "Lists what a webhook was sent in the last 90 days, with the attempts and the last answer.",
  method: "GET",
  path: "/partner/webhooks/:id/deliveries",
  params: webhookParams,
  query: z.object({ status: z.optional(oneOf(deliveryStatuses)), after: optionalText() }),
  answer: z.object({ deliveries: z.array(webhookDelivery), next: z.nullable(z.string()) }),
  errors: [...unknownErrors, "FIELD_INVALID"],
  access: "partner",
});

/** Sends an event again, even if it was delivered. STEP_NOT_ALLOWED while the webhook is off. */
export const resendDelivery = defineCall({
  name: "resend-delivery",
  summary: "Sends an event to a webhook again, with the same id.",
  method: "POST",
  path: "/partner/webhooks/:id/deliveries/:eventId/resend",
  params: z.object({ id: z.string(), eventId: z.string() }),
  answer: webhookDelivery,
  errors: [...unknownErrors, "STEP_NOT_ALLOWED"],
  access: "partner",
});

export const resendGivenUp = defineCall({
  name: "resend-given-up",
  summary: "Sends everything again that a webhook did not take.",
  method: "POST",
  path: "/partner/webhooks/:id/resend",
  params: webhookParams,
  answer: z.object({ resent: z.number() }),
  errors: [...unknownErrors, "STEP_NOT_ALLOWED"],
  access: "partner",
});

/**
 * Sends `webhook.test` once and waits for the answer, up to 5 s. One at a time and at most `webhookTestsPerHour` for a
 * partner.
 */
export const testWebhook = defineCall({
  name: "test-webhook",
  summary: "Sends a test event to a webhook at once, also while it is off, and says what it answered.",
  method: "POST",
  path: "/partner/webhooks/:id/test",
  params: webhookParams,
  answer: webhookTest,
  errors: [...unknownErrors, "RATE_LIMITED"],
  access: "partner",
});

export const removeWebhook = defineCall({
  name: "remove-webhook",
  summary: "Deletes a webhook with its deliveries.",
  method: "DELETE",
  path: "/partner/webhooks/:id",
  params: webhookParams,
  answer: z.object({ removed: z.literal(true) }),
  errors: unknownErrors,
  access: "partner",
});
