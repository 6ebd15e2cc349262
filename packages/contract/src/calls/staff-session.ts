import * as z from "zod/mini";
import { staffRoles } from "../enums.ts";
import { email } from "../fields/email.ts";
import { password } from "../fields/password.ts";
import { oneOf, optionalText } from "../fields/text.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Login of the insurer's staff. Source: wire decisions, "Pages and calls beyond"; docs/desk.md. */

/** A staff member, as colleagues see them. */
export const staffPerson = z.object({ id: z.string(), name: z.string(), email: z.string(), role: oneOf(staffRoles) });
export type StaffPerson = z.infer<typeof staffPerson>;

/**
 * The next stage after a correct password. `open`: the `staff-session` cookie is set. `code`: repeat the call with the
 * authenticator's code. `set-up`: set up the authenticator with this secret first; the first correct code activates it.
 * `qr` draws `uri` for the authenticator's camera: a row a string, with 1 for a dark square and 0 for a light one.
 */
export const staffLogin = z.discriminatedUnion("stage", [
  z.object({ stage: z.literal("open"), person: staffPerson }),
  z.object({ stage: z.literal("code") }),
  z.object({ stage: z.literal("set-up"), secret: z.string(), uri: z.string(), qr: z.array(z.string()) }),
]);

/** Failed attempts delay the next one: RATE_LIMITED with Retry-After. */
export const logInStaff = defineCall({
  name: "log-in-staff",
  summary: "Logs in to the desk with an email address, a password and a one-time code.",
  method: "POST",
  path: "/staff/session",
  body: z.object({ email, password, code: optionalText(20) }),
  answer: staffLogin,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "INVALID_EMAIL", "LOGIN_FAILED", "STAFF_CODE_WRONG"],
  access: "public",
  repeat: "same-answer",
});

export const logOutStaff = defineCall({
  name: "log-out-staff",
  summary: "Ends the desk session, if there is one.",
  method: "DELETE",
  path: "/staff/session",
  answer: z.object({ ended: z.literal(true) }),
  errors: [],
  access: "public",
});

/** The desk's first call, so that people who are not logged in see a login form instead of an error. */
export const getStaffSession = defineCall({
  name: "get-staff-session",
  summary: "Returns the staff member who is logged in, or null.",
  method: "GET",
  path: "/staff/session",
  answer: z.object({ person: z.nullable(staffPerson) }),
  errors: [],
  access: "public",
});

export const staffSessionCalls: readonly Call[] = [logInStaff, logOutStaff, getStaffSession];
