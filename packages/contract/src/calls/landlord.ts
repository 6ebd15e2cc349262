import * as z from "zod/mini";
import { landlordView } from "../entities/landlord-view.ts";
import type { ErrorCode } from "../errors.ts";
import { maxMessageLength } from "../limits.ts";
import { acceptance } from "../rules/cash-return.ts";
import { languages } from "../languages.ts";
import { oneOf, optionalLines, requiredLines } from "../fields/text.ts";
import { tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/** The landlord's page behind the mailed link, without an account. Source: wire decisions, "Pages and calls beyond". */

const answerErrors: readonly ErrorCode[] = ["TOKEN_UNKNOWN", "POLICY_STATUS_CONFLICT"];

export const getLandlordView = defineCall({
  name: "get-landlord-view",
  summary: "Returns the guarantee as the landlord sees it: cover, tenant and status.",
  method: "GET",
  path: "/landlord/:token",
  params: tokenParams,
  answer: landlordView,
  errors: ["TOKEN_UNKNOWN"],
  access: "landlord",
  landlordLink: "any",
});

/** An iCalendar file (RFC 5545), as calendars of phones and computers import it. */
export const getLandlordCalendar = defineCall({
  name: "get-landlord-calendar",
  summary:
    "Downloads the days that matter for the landlord: the answer, the start and end of cover, the last day for claims.",
  method: "GET",
  path: "/landlord/:token/calendar",
  params: tokenParams,
  query: z.object({ lang: z.optional(oneOf(languages)) }),
  answer: "calendar",
  errors: ["FIELD_INVALID", "TOKEN_UNKNOWN"],
  access: "landlord",
  landlordLink: "any",
});

/**
 * Accepting twice returns the same. The short link may not accept: STEP_NOT_ALLOWED. PROPERTY_HAS_ACTIVE_POLICY if
 * another tenant's contract for the home was accepted first.
 */
export const acceptAsLandlord = defineCall({
  name: "accept-as-landlord",
  summary: "Accepts the guarantee in place of a cash deposit.",
  method: "POST",
  path: "/landlord/:token/accept",
  params: tokenParams,
  body: acceptance,
  answer: landlordView,
  errors: [
    ...answerErrors,
    "UNDER_REVIEW",
    "STEP_NOT_ALLOWED",
    "PROPERTY_HAS_ACTIVE_POLICY",
    "CONSENT_REQUIRED",
    "FIELD_REQUIRED",
    "FIELD_INVALID",
  ],
  access: "landlord",
});

export const declineAsLandlord = defineCall({
  name: "decline-as-landlord",
  summary: "Declines the guarantee; the tenant is never charged.",
  method: "POST",
  path: "/landlord/:token/decline",
  params: tokenParams,
  body: z.object({ reason: optionalLines(maxMessageLength) }),
  answer: landlordView,
  errors: [...answerErrors, "STEP_NOT_ALLOWED", "FIELD_INVALID"],
  access: "landlord",
});

/** The short link may not ask, because the answer goes to the landlord's mailbox: STEP_NOT_ALLOWED. */
export const askAsLandlord = defineCall({
  name: "ask-as-landlord",
  summary: "Asks us a question, which a person answers by mail.",
  method: "POST",
  path: "/landlord/:token/questions",
  params: tokenParams,
  body: z.object({ message: requiredLines(maxMessageLength) }),
  answer: z.object({ received: z.literal(true) }),
  errors: ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED", "FIELD_REQUIRED", "FIELD_INVALID", "RATE_LIMITED"],
  access: "landlord",
});

/** For landlords who opened the short link: mails the personal link to the address on file without revealing it. */
export const resendLandlordLink = defineCall({
  name: "resend-landlord-link",
  summary: "Resends the landlord's personal link to the email address on file.",
  method: "POST",
  path: "/landlord/:token/link",
  params: tokenParams,
  answer: z.object({ sent: z.literal(true) }),
  errors: ["TOKEN_UNKNOWN", "RATE_LIMITED"],
  access: "landlord",
  landlordLink: "any",
});
