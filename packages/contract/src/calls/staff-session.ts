import * as z from "zod/mini";
import { staffRoles } from "../enums.ts";
import { email } from "../fields/email.ts";
import { password } from "../fields/password.ts";
import { oneOf, optionalText } from "../fields/text.ts";
import { defineCall } from "./define-call.ts";

/** How the insurer's own people come in. Source: wire decisions, "Pages and calls beyond"; docs/desk.md. */

/** Somebody of the insurer's people, as everybody at the desk sees them. */
export const staffPerson = z.object({ name: z.string(), email: z.string(), role: oneOf(staffRoles) });
export type StaffPerson = z.infer<typeof staffPerson>;

/**
 * What comes after a right password. `open`: the `staff-session` cookie is set. `code`: the same once more, with the code of
 * the authenticator. `set-up`: that has to be set up first, with this secret; the first right code makes it count.
 */
export const staffLogin = z.discriminatedUnion("stage", [
  z.object({ stage: z.literal("open"), person: staffPerson }),
  z.object({ stage: z.literal("code") }),
  z.object({ stage: z.literal("set-up"), secret: z.string(), uri: z.string() }),
]);

/** After wrong tries it has to wait longer and longer: RATE_LIMITED with Retry-After. */
export const logInStaff = defineCall({
  name: "log-in-staff",
  summary: "Opens a session at the desk by e-mail address, password and one-time code.",
  method: "POST",
  path: "/staff/session",
  body: z.object({ email, password, code: optionalText(20) }),
  answer: staffLogin,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "INVALID_EMAIL", "LOGIN_FAILED", "STAFF_CODE_WRONG"],
  access: "public",
});

export const logOutStaff = defineCall({
  name: "log-out-staff",
  summary: "Ends the session at the desk; without one there is nothing to end.",
  method: "DELETE",
  path: "/staff/session",
  answer: z.object({ ended: z.literal(true) }),
  errors: [],
  access: "public",
});

/** Asked before anything else, so that who is not logged in meets a form and not an error. */
export const getStaffSession = defineCall({
  name: "get-staff-session",
  summary: "Who is logged in at the desk; null for nobody.",
  method: "GET",
  path: "/staff/session",
  answer: z.object({ person: z.nullable(staffPerson) }),
  errors: [],
  access: "public",
});
