import * as z from "zod/mini";
import { languages } from "../enums.ts";
import { login } from "../fields/login.ts";
import { newPassword, password } from "../fields/password.ts";
import { oneOf, optionalText } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/** The tenant's account: its password and sessions. Source: specification §7, wire decisions; docs/security.md. */

const account = z.object({ email: z.string() });

/** For pages that check a new password before it is sent (docs/security.md). */
export const listCommonPasswords = defineCall({
  name: "list-common-passwords",
  summary: "Lists the most common passwords, which are refused as new ones.",
  method: "GET",
  path: "/common-passwords",
  answer: z.object({ passwords: z.array(z.string()) }),
  errors: [],
  access: "public",
});

/** `passwordOptional`: with the token, `logInByLink` logs in without a password. */
export const getAccountToConfirm = defineCall({
  name: "get-account-to-confirm",
  summary: "Returns the account whose password the emailed link sets.",
  method: "GET",
  path: "/user/confirm-account/:token",
  params: tokenParams,
  answer: z.extend(account, { passwordOptional: z.boolean() }),
  errors: ["WRONG_TOKEN"],
  access: "public",
});

/**
 * Sets the `session` cookie. The link works once. Setting a password ends every other session and every other link of
 * the account.
 */
export const confirmAccount = defineCall({
  name: "confirm-account",
  summary: "Sets the account's password with the token from the emailed link, and logs in.",
  method: "POST",
  path: "/user/confirm-account",
  body: z.object({ token, password: newPassword }),
  answer: account,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "PASSWORD_TOO_COMMON", "WRONG_TOKEN"],
  access: "public",
});

const linkWanted = z.object({ login, page: optionalText(), contract: optionalText() });

/**
 * The response does not reveal whether the account exists. `page` and `contract`: the page of the account that asked for the
 * login, to which the link leads; any other is ignored. docs/security.md.
 */
export const forgotPassword = defineCall({
  name: "forgot-password",
  summary: "Emails a password-reset link to the account with this email address or phone number.",
  method: "POST",
  path: "/user/forgot-password",
  body: linkWanted,
  answer: z.object({ sent: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID"],
  access: "public",
});

/** For pages that need to know the session before they request more. Never refuses. docs/security.md. */
export const getSession = defineCall({
  name: "get-session",
  summary: "Returns the email address of the logged-in account, or null without a session.",
  method: "GET",
  path: "/session",
  answer: z.object({ email: z.nullable(z.string()) }),
  errors: [],
  access: "public",
});

/** Sets the `session` cookie. Failed attempts delay the next one: RATE_LIMITED with Retry-After. */
export const logIn = defineCall({
  name: "log-in",
  summary: "Logs in with an email address or phone number and a password.",
  method: "POST",
  path: "/session",
  body: z.object({ login, password }),
  answer: account,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_FAILED"],
  access: "public",
});

/** As `forgotPassword`. */
export const askForLoginLink = defineCall({
  name: "ask-for-login-link",
  summary: "Emails a login link to the account with this email address or phone number.",
  method: "POST",
  path: "/user/login-link",
  body: linkWanted,
  answer: z.object({ sent: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID"],
  access: "public",
});

/** Sets the `session` cookie. The link works once and expires after `loginLinkMinutes`. */
export const logInByLink = defineCall({
  name: "log-in-by-link",
  summary: "Logs in with the token from an emailed link.",
  method: "POST",
  path: "/session/link",
  body: z.object({ token }),
  answer: account,
  errors: ["FIELD_REQUIRED", "WRONG_TOKEN"],
  access: "public",
});

/**
 * A wrong `currentPassword` is FIELD_INVALID and counts as a failed login: RATE_LIMITED after a few. docs/security.md.
 */
export const changePassword = defineCall({
  name: "change-password",
  summary: "Changes the password and ends all other sessions of the account.",
  method: "POST",
  path: "/account/password",
  body: z.object({ currentPassword: password, password: newPassword }),
  answer: z.object({ changed: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "PASSWORD_TOO_COMMON", "LOGIN_REQUIRED"],
  access: "session",
});

export const logOut = defineCall({
  name: "log-out",
  summary: "Ends the session, if there is one.",
  method: "DELETE",
  path: "/session",
  answer: z.object({ ended: z.literal(true) }),
  errors: [],
  access: "public",
});

/**
 * All stored data in sections, and what Art. 15 GDPR asks besides, in the language `lang`; without it, in that of the
 * request's locale. Instants as UTC timestamps, dates as YYYY-MM-DD, amounts in EUR. docs/privacy.md lists the sections.
 */
export const getOwnData = defineCall({
  name: "get-own-data",
  summary: "Returns all data stored about the logged-in tenant.",
  method: "GET",
  path: "/account/data",
  query: z.object({ lang: z.optional(oneOf(languages)) }),
  answer: z.object({
    madeAt: z.string(),
    email: z.string(),
    information: z.array(z.object({ about: z.string(), title: z.string(), text: z.array(z.string()) })),
    sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "session",
});

/** The same data for reading and printing. Without `lang`, in the language of the request's locale. */
export const getOwnDataPdf = defineCall({
  name: "get-own-data-pdf",
  summary: "Returns all data stored about the logged-in tenant as a PDF.",
  method: "GET",
  path: "/account/data/pdf",
  query: z.object({ lang: z.optional(oneOf(languages)) }),
  answer: "pdf",
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "session",
});
