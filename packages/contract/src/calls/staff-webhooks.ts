import * as z from "zod/mini";
import { staffDeliveryRow, webhook, webhookTest } from "../entities/webhook.ts";
import { pageNumber, pageOf } from "../fields/page.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Partners' webhooks and their undelivered events. Source: docs/desk.md. */

/** Newest event first. */
export const listStaffDeliveries = defineCall({
  name: "list-staff-deliveries",
  summary: "Lists deliveries that partners' webhooks have not taken.",
  method: "GET",
  path: "/staff/webhook-deliveries",
  query: z.object({ page: pageNumber }),
  answer: pageOf(staffDeliveryRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED"],
  access: "administrator",
});

export const listWebhooksOfPartner = defineCall({
  name: "list-webhooks-of-partner",
  summary: "Lists a partner's webhooks, without their secrets.",
  method: "GET",
  path: "/staff/partners/:id/webhooks",
  params: z.object({ id: z.string() }),
  answer: z.object({ webhooks: z.array(webhook) }),
  errors: ["LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED", "NOT_FOUND"],
  access: "administrator",
});

/** The same as `test-webhook` for partners. Recorded in the audit log. */
export const testWebhookOfPartner = defineCall({
  name: "test-webhook-of-partner",
  summary: "Sends a test event to a partner's webhook and says what it answered.",
  method: "POST",
  path: "/staff/partners/:id/webhooks/:webhookId/test",
  params: z.object({ id: z.string(), webhookId: z.string() }),
  answer: webhookTest,
  errors: ["LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED", "NOT_FOUND", "RATE_LIMITED"],
  access: "administrator",
});

/** STEP_NOT_ALLOWED while the webhook is off: only the partner switches it on. */
export const resendStaffDelivery = defineCall({
  name: "resend-staff-delivery",
  summary: "Sends a delivery again that a partner's webhook has not taken.",
  method: "POST",
  path: "/staff/webhooks/:webhookId/deliveries/:eventId/resend",
  params: z.object({ webhookId: z.string(), eventId: z.string() }),
  answer: z.object({ resent: z.literal(1) }),
  errors: ["LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED", "NOT_FOUND", "STEP_NOT_ALLOWED"],
  access: "administrator",
});

export const staffWebhookCalls: readonly Call[] = [
  listStaffDeliveries,
  resendStaffDelivery,
  listWebhooksOfPartner,
  testWebhookOfPartner,
];
