import * as z from "zod/mini";
import { policyView } from "../entities/policy-view.ts";
import { languages } from "../enums.ts";
import { oneOf, requiredLines } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { maxMessageLength, messagesPerDay } from "../limits.ts";
import { defineCall } from "./define-call.ts";

/** The tenant's policies, and messages to the landlord. Source: wire decisions, "Pages and calls beyond". */

/** Accepts any string, so that malformed and foreign refIds get the same response as unknown ones. */
const policyParams = z.object({ refId: z.string() });
const message = requiredLines(maxMessageLength);
const sent = z.object({ sent: z.literal(true) });

export const listPolicies = defineCall({
  name: "list-policies",
  summary: "Lists the account's policies, newest first.",
  method: "GET",
  path: "/policies",
  answer: z.object({ email: z.string(), hasPassword: z.boolean(), policies: z.array(policyView) }),
  errors: ["LOGIN_REQUIRED"],
  access: "session",
});

export const getPolicy = defineCall({
  name: "get-policy",
  summary: "Returns a policy with its status and the next charge.",
  method: "GET",
  path: "/policies/:refId",
  params: policyParams,
  answer: policyView,
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN"],
  access: "session",
});

/** An iCalendar file (RFC 5545), as calendars of phones and computers import it. */
export const getPolicyCalendar = defineCall({
  name: "get-policy-calendar",
  summary: "Downloads the days that matter for a policy: deadlines, charges, the start and the end of cover.",
  method: "GET",
  path: "/policies/:refId/calendar",
  params: policyParams,
  query: z.object({ lang: z.optional(oneOf(languages)) }),
  answer: "calendar",
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED", "POLICY_UNKNOWN"],
  access: "session",
});

/** `link` works like a mailed one: `resume-tenant` returns the new application for it. docs/policy.md. */
export const applyAgain = defineCall({
  name: "apply-again",
  summary: "Returns a link that starts a new application with the answers of an ended policy.",
  method: "POST",
  path: "/policies/:refId/again",
  params: policyParams,
  answer: z.object({ link: z.string() }),
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "POLICY_STATUS_CONFLICT"],
  access: "session",
  repeat: "new-answer",
});

/** Like `applyAgain`, authorised by the ended policy's application token (docs/policy.md). */
export const applyAgainAsTenant = defineCall({
  name: "apply-again-as-tenant",
  summary: "Returns a link that starts a new application with the answers of one whose policy has ended.",
  method: "POST",
  path: "/onboarding/tenant/again",
  body: z.object({ token }),
  answer: z.object({ link: z.string() }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "TOKEN_UNKNOWN", "STEP_NOT_ALLOWED", "POLICY_STATUS_CONFLICT"],
  access: "tenant",
  repeat: "new-answer",
});

export const writeToLandlord = defineCall({
  name: "write-to-landlord",
  summary: `Emails a message to the policy's landlord, with replies going to the tenant. At most ${messagesPerDay} a day.`,
  method: "POST",
  path: "/policies/:refId/message",
  params: policyParams,
  body: z.object({ message }),
  answer: sent,
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "LOGIN_REQUIRED",
    "POLICY_UNKNOWN",
    "POLICY_STATUS_CONFLICT",
    "RATE_LIMITED",
  ],
  access: "session",
});

/** Like `writeToLandlord`, authorised by the application's token, once the contract is signed (docs/policy.md). */
export const sendMessage = defineCall({
  name: "send-message",
  summary: `Emails a message to the landlord of a signed application, with replies going to the tenant. At most ${messagesPerDay} a day.`,
  method: "POST",
  path: "/onboarding/tenant/message",
  body: z.object({ token, message }),
  answer: sent,
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "TOKEN_UNKNOWN",
    "STEP_NOT_ALLOWED",
    "POLICY_STATUS_CONFLICT",
    "RATE_LIMITED",
  ],
  access: "tenant",
});
