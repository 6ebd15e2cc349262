import * as z from "zod/mini";
import { staffDeliveryRow } from "../entities/webhook.ts";
import { pageNumber, pageOf } from "../fields/page.ts";
import { defineCall } from "./define-call.ts";

/** Deliveries that partners' webhooks have not accepted. Source: docs/desk.md. */

/** For administrators. Newest event first. */
export const listStaffDeliveries = defineCall({
  name: "list-staff-deliveries",
  summary: "Lists deliveries that partners' webhooks have not taken.",
  method: "GET",
  path: "/staff/webhook-deliveries",
  query: z.object({ page: pageNumber }),
  answer: pageOf(staffDeliveryRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED"],
  access: "staff",
});

/** STEP_NOT_ALLOWED while the webhook is off: only the partner can switch it on. */
export const resendStaffDelivery = defineCall({
  name: "resend-staff-delivery",
  summary: "Sends a delivery again that a partner's webhook has not taken.",
  method: "POST",
  path: "/staff/webhooks/:webhookId/deliveries/:eventId/resend",
  params: z.object({ webhookId: z.string(), eventId: z.string() }),
  answer: z.object({ resent: z.literal(1) }),
  errors: ["LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED", "NOT_FOUND", "STEP_NOT_ALLOWED"],
  access: "staff",
});
