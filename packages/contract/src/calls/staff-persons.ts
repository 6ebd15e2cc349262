import * as z from "zod/mini";
import { staffTenant } from "../entities/staff-tenant.ts";
import { timelineGroups, timelineRow } from "../entities/staff-timeline.ts";
import { languages } from "../enums.ts";
import { calendarDate } from "../fields/dates.ts";
import { email } from "../fields/email.ts";
import { money } from "../fields/money.ts";
import { phone } from "../fields/phone.ts";
import { oneOf, optionalText, requiredLines, requiredText } from "../fields/text.ts";
import { maxMessageLength, maxPayoutReferenceLength } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";

/** A tenant and what the desk does for one; docs/desk.md, 'A person'. */

export const getPerson = defineCall({
  name: "get-person",
  summary: "Returns a tenant with contracts, cases, what is owed and what is to do.",
  method: "GET",
  path: "/staff/persons/:id",
  // Accepts any string, so that a malformed id gets the same response as an unknown one.
  params: z.object({ id: z.string() }),
  answer: staffTenant,
  errors: ["LOGIN_REQUIRED", "NOT_FOUND"],
  access: "staff",
});

/**
 * Of a `person`, or of one contract or case as `policy`, newest first, by pages of `timelinePageSize`. `before` is the
 * `next` of the page before; `next` is null on the last page. Empty for an unknown id.
 */
export const listTimeline = defineCall({
  name: "list-timeline",
  summary: "Lists what happened to a tenant or a contract: mails, calls, notes, charges and decisions.",
  method: "GET",
  path: "/staff/timeline/:of/:id",
  params: z.object({ of: oneOf(["person", "policy"]), id: z.string() }),
  query: z.object({ group: z.optional(oneOf(timelineGroups)), before: optionalText() }),
  answer: z.object({ rows: z.array(timelineRow), next: z.nullable(z.string()) }),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

const parties = ["TENANT", "LANDLORD"] as const;
/** Accepts any string, so that a malformed refId gets the same response as an unknown one. */
const refIdParams = z.object({ refId: z.string() });
const message = z.object({
  to: oneOf(parties),
  /** The co-tenant, if not the first tenant. */
  coTenantId: z.optional(z.nullable(z.string())),
  subject: requiredText(120),
  message: requiredLines(maxMessageLength),
});

/** The mail as it will be read. A landlord is written to only about a contract. */
export const previewMessage = defineCall({
  name: "preview-message",
  summary: "Shows a mail to a tenant or landlord before it is sent.",
  method: "POST",
  path: "/staff/messages/:refId/preview",
  params: refIdParams,
  body: message,
  answer: z.object({ to: z.string(), language: oneOf(languages), subject: z.string(), text: z.string() }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "CASE_UNKNOWN"],
  access: "staff",
});

/** Recorded in the audit log. */
export const writeMessage = defineCall({
  name: "write-message",
  summary: "Writes to a tenant or landlord about an application or a contract.",
  method: "POST",
  path: "/staff/messages/:refId",
  params: refIdParams,
  body: message,
  answer: z.object({ sent: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "CASE_UNKNOWN"],
  access: "staff",
});

/** One kind of contact detail at a time. `seen`: what the person at the desk saw, so that two do not overwrite each other. */
const detail = z.discriminatedUnion("field", [
  z.object({ field: z.literal("EMAIL"), value: email }),
  z.object({ field: z.literal("PHONE"), value: phone }),
  z.object({ field: z.literal("POSTAL_ADDRESS"), value: requiredText(200) }),
]);

/**
 * A tenant's email address changes for all their contracts and their login; the old address is told. A landlord's link in
 * earlier mails ends, and the new address gets one. EMAIL_TAKEN if another tenant's account has the address. Of a co-tenant we
 * know nothing else, so other details are FIELD_INVALID. A landlord's postal address is a change of the contract, because the
 * certificate shows it: UNDER_REVIEW during a hold.
 */
export const correctContact = defineCall({
  name: "correct-contact",
  summary:
    "Corrects an email address, phone number or postal address of a tenant or landlord, or a co-tenant’s email address.",
  method: "POST",
  path: "/staff/policies/:refId/contact",
  params: refIdParams,
  body: z.object({ party: oneOf([...parties, "CO_TENANT"]), coTenantId: z.optional(z.nullable(z.string())), detail }),
  answer: z.object({ corrected: z.literal(true) }),
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "INVALID_EMAIL",
    "INVALID_PHONE_NUMBER",
    "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
    "LOGIN_REQUIRED",
    "POLICY_UNKNOWN",
    "EMAIL_TAKEN",
    "UNDER_REVIEW",
    "RATE_LIMITED",
  ],
  access: "staff",
});

const chargeParams = z.object({ refId: z.string(), chargeId: z.string() });

/** STEP_NOT_ALLOWED if no charge failed, or the tenant has to give another card or confirm the payment. */
export const retryCharge = defineCall({
  name: "retry-charge",
  summary: "Charges a failed premium or instalment now instead of on the next retry day.",
  method: "POST",
  path: "/staff/policies/:refId/charges/:chargeId/retry",
  params: chargeParams,
  answer: z.object({ due: z.literal(true) }),
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "STEP_NOT_ALLOWED", "CHARGE_IN_PROGRESS", "ON_HOLD"],
  access: "staff",
});

/**
 * `amount` must be exactly what is owed, and `paidOn` a day from when it was owed to today, otherwise FIELD_INVALID. It is
 * booked once a second person has approved.
 */
export const recordBankPayment = defineCall({
  name: "record-bank-payment",
  summary: "Asks a second person to approve that a tenant paid a premium or instalment by bank transfer.",
  method: "POST",
  path: "/staff/policies/:refId/charges/:chargeId/bank-payment",
  params: chargeParams,
  body: z.object({
    amount: money,
    paidOn: calendarDate,
    reference: requiredText(maxPayoutReferenceLength),
    reason: requiredLines(maxMessageLength),
  }),
  answer: z.object({ asked: z.literal(true) }),
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "MAXIMUM",
    "LOGIN_REQUIRED",
    "POLICY_UNKNOWN",
    "STEP_NOT_ALLOWED",
    "CHARGE_IN_PROGRESS",
    "TRANSFER_KNOWN",
    "APPROVAL_OPEN",
  ],
  access: "staff",
});

/** `chargeId`: a premium. STEP_NOT_ALLOWED unless every charge failed and it fell due three months ago. */
export const writeOffPremium = defineCall({
  name: "write-off-premium",
  summary: "Asks a second person to approve that an unpaid premium is written off.",
  method: "POST",
  path: "/staff/policies/:refId/charges/:chargeId/write-off",
  params: chargeParams,
  body: z.object({ reason: requiredLines(maxMessageLength) }),
  answer: z.object({ asked: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "POLICY_UNKNOWN", "STEP_NOT_ALLOWED", "APPROVAL_OPEN"],
  access: "staff",
});

export const staffPersonCalls: readonly Call[] = [
  getPerson,
  listTimeline,
  previewMessage,
  writeMessage,
  correctContact,
  retryCharge,
  recordBankPayment,
  writeOffPremium,
];
