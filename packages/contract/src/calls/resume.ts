import * as z from "zod/mini";
import { linkView } from "../entities/link-view.ts";
import { tenantRecord } from "../entities/tenant-record.ts";
import { email } from "../fields/email.ts";
import { token } from "../fields/token.ts";
import { tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/** Continuing an application on another device. Source: wire decisions, "General"; docs/flow.md. */

/**
 * The response does not reveal whether an application exists. `token` selects one of several applications of the
 * address; without it, the most recently changed one is used. RATE_LIMITED reveals only how often the address was used.
 */
export const askToResume = defineCall({
  name: "ask-to-resume",
  summary: "Emails a link that resumes the application with this email address, for 24 hours or until it is signed.",
  method: "POST",
  path: "/onboarding/tenant/resume-link",
  body: z.object({ email, token: z.nullish(token) }),
  answer: z.object({ sent: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "INVALID_EMAIL", "RATE_LIMITED"],
  access: "public",
});

/** Changes nothing, because mail programs and scanners open links, too. */
export const getResumeLink = defineCall({
  name: "get-resume-link",
  summary: "Returns which application an emailed link opens.",
  method: "GET",
  path: "/onboarding/tenant/resume/:token",
  params: tokenParams,
  answer: linkView,
  errors: ["TOKEN_UNKNOWN"],
  access: "public",
});

/**
 * Returns the record with a new token for each call, until the application is signed or the link has expired. A link
 * that starts a new application starts it once and then opens the same one. A token that already belongs to the
 * application is returned unchanged.
 */
export const resumeTenant = defineCall({
  name: "resume-tenant",
  summary: "Opens an application with the token from an emailed link.",
  method: "POST",
  path: "/onboarding/tenant/resume",
  body: z.object({ token }),
  answer: tenantRecord,
  errors: ["FIELD_REQUIRED", "TOKEN_UNKNOWN", "PROVIDER_UNAVAILABLE"],
  access: "public",
  startsApplication: "always",
  repeat: "same-answer",
});

/** Idempotent. Mail programs call it by themselves (RFC 8058). docs/flow.md. */
export const stopReminders = defineCall({
  name: "stop-reminders",
  summary: "Unsubscribes the emailed link's recipient from reminders.",
  method: "POST",
  path: "/reminders/:token/stop",
  params: tokenParams,
  answer: z.object({ stopped: z.literal(true) }),
  errors: ["TOKEN_UNKNOWN"],
  access: "public",
});
