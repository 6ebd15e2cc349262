import * as z from "zod/mini";
import { languages } from "../enums.ts";
import { email } from "../fields/email.ts";
import { oneOf } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { defineCall } from "./define-call.ts";

/** Login of a partner's people, for managers without a developer. Source: docs/partners.md. */

/** A person who may use a partner's page. */
export const partnerPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: oneOf(languages),
  addedAt: z.string(),
});
export type PartnerPerson = z.infer<typeof partnerPerson>;

/** The person who is logged in on a partner's page. */
export const loggedInPerson = z.extend(partnerPerson, { partner: z.object({ id: z.string(), name: z.string() }) });
export type LoggedInPerson = z.infer<typeof loggedInPerson>;

/** The answer is the same whether or not the address is known. */
export const askForPartnerLink = defineCall({
  name: "ask-for-partner-link",
  summary: "Emails a link to log in to a partner's page.",
  method: "POST",
  path: "/partner/session/link",
  body: z.object({ email }),
  answer: z.object({ sent: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "INVALID_EMAIL", "RATE_LIMITED"],
  access: "public",
});

/** The link works once, for `loginLinkMinutes`. Sets the `partner-session` cookie. */
export const logInPartner = defineCall({
  name: "log-in-partner",
  summary: "Logs in to a partner's page with the token from the emailed link.",
  method: "POST",
  path: "/partner/session",
  body: z.object({ token }),
  answer: z.object({ person: loggedInPerson }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "WRONG_TOKEN"],
  access: "public",
});

export const logOutPartner = defineCall({
  name: "log-out-partner",
  summary: "Ends the session on a partner's page, if there is one.",
  method: "DELETE",
  path: "/partner/session",
  answer: z.object({ ended: z.literal(true) }),
  errors: [],
  access: "public",
});

/** The page's first call, so that people who are not logged in see a login form instead of an error. */
export const getPartnerSession = defineCall({
  name: "get-partner-session",
  summary: "Returns the person who is logged in to a partner's page, or null.",
  method: "GET",
  path: "/partner/session",
  answer: z.object({ person: z.nullable(loggedInPerson) }),
  errors: [],
  access: "public",
});
