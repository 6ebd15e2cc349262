import * as z from "zod/mini";
import { payment } from "../entities/payment.ts";
import { defineCall } from "./define-call.ts";

/** Newest first. The open charge is the policy's `nextCharge`. */
export const listPayments = defineCall({
  name: "list-payments",
  summary: "Lists the charges and refunds of one of the account's policies, newest first.",
  method: "GET",
  path: "/policies/:refId/payments",
  params: z.object({ refId: z.string() }),
  answer: z.object({ payments: z.array(payment) }),
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN"],
  access: "session",
});

/** NOT_FOUND for a payment without a receipt, such as a failed charge. */
export const getPaymentReceipt = defineCall({
  name: "get-payment-receipt",
  summary: "Downloads the receipt for a charge or a refund as a PDF.",
  method: "GET",
  path: "/policies/:refId/payments/:paymentId/receipt",
  params: z.object({ refId: z.string(), paymentId: z.string() }),
  answer: "pdf",
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "NOT_FOUND"],
  access: "session",
});
