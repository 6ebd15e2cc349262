import * as z from "zod/mini";
import { tenantRecord } from "../entities/tenant-record.ts";
import { email } from "../fields/email.ts";
import { token } from "../fields/token.ts";
import { tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/** Going on with an application on another device. Source: wire decisions, "General"; docs/flow.md. */

/**
 * The same answer whether or not there is such an application. `token` says which one is meant where the address has
 * several; without it that is the one changed last.
 */
export const askToResume = defineCall({
  name: "ask-to-resume",
  summary: "Mails a link that goes on with the application of that e-mail address; it works once, for 24 hours.",
  method: "POST",
  path: "/onboarding/tenant/resume-link",
  body: z.object({ email, token: z.nullish(token) }),
  answer: z.object({ sent: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "INVALID_EMAIL"],
  access: "public",
});

/**
 * Answers the record with a token of its own. Of two who open a link at once, one gets it. A token that is the
 * application's already is answered as it is, for the links that work more than once.
 */
export const resumeTenant = defineCall({
  name: "resume-tenant",
  summary: "Opens the application of a mailed link; uses the link up where it works once.",
  method: "POST",
  path: "/onboarding/tenant/resume",
  body: z.object({ token }),
  answer: tenantRecord,
  errors: ["FIELD_REQUIRED", "TOKEN_UNKNOWN"],
  access: "public",
});

/** Stopping twice answers the same. Mail programs ask for it by themselves (RFC 8058). docs/flow.md. */
export const stopReminders = defineCall({
  name: "stop-reminders",
  summary: "Sends no more reminders to the mailbox of a mailed link.",
  method: "POST",
  path: "/reminders/:token/stop",
  params: tokenParams,
  answer: z.object({ stopped: z.literal(true) }),
  errors: ["TOKEN_UNKNOWN"],
  access: "public",
});
