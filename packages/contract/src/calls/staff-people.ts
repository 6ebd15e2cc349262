import * as z from "zod/mini";
import { staffPersonStates, staffRoles } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { email } from "../fields/email.ts";
import { listOrder, pageNumber, pageOf } from "../fields/page.ts";
import { newPassword } from "../fields/password.ts";
import { searchText } from "../fields/pasted.ts";
import { oneOf, optionalText, requiredText } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { tokenParams } from "./answers.ts";
import { type Call, defineCall } from "./define-call.ts";
import { staffPerson } from "./staff-session.ts";

/** Who may use the desk, managed by administrators. Source: docs/desk.md. */

/** `lastLogin` is a UTC timestamp. `own`: the account of the caller. */
export const staffColleague = z.extend(staffPerson, {
  id: z.string(),
  state: oneOf(staffPersonStates),
  since: z.string(),
  lastLogin: z.nullable(z.string()),
  own: z.boolean(),
});
export type StaffColleague = z.infer<typeof staffColleague>;

/** Accepts any string, so that a malformed id gets the same response as an unknown one. */
const personParams = z.object({ id: z.string() });
/** The code of the caller's authenticator, so that a stolen session cannot create accounts. */
const code = optionalText(20);
const role = oneOf(staffRoles);
const errors: readonly ErrorCode[] = [
  "FIELD_REQUIRED",
  "FIELD_INVALID",
  "LOGIN_REQUIRED",
  "STAFF_ROLE_REQUIRED",
  "STAFF_CODE_WRONG",
];

/** By name. `search`: part of a name or email. */
export const listStaffPeople = defineCall({
  name: "list-staff-people",
  summary: "Lists the people who may use the desk.",
  method: "GET",
  path: "/staff/people",
  query: z.object({
    state: z.optional(oneOf(staffPersonStates)),
    search: searchText,
    order: listOrder(["name", "since"]),
    page: pageNumber,
  }),
  answer: pageOf(staffColleague),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED"],
  access: "administrator",
});

export const getStaffColleague = defineCall({
  name: "get-staff-colleague",
  summary: "Returns a person who may use the desk.",
  method: "GET",
  path: "/staff/people/:id",
  params: personParams,
  answer: staffColleague,
  errors: ["LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED", "NOT_FOUND"],
  access: "administrator",
});

/** FIELD_INVALID at `email`: the address already has an account. */
export const inviteStaff = defineCall({
  name: "invite-staff",
  summary: "Creates an account for the desk and emails a link to set up password and authenticator.",
  method: "POST",
  path: "/staff/people",
  body: z.object({ email, name: requiredText(), role, code }),
  answer: staffColleague,
  errors: [...errors, "INVALID_EMAIL"],
  access: "administrator",
});

const change = {
  method: "POST",
  params: personParams,
  answer: staffColleague,
  errors: [...errors, "NOT_FOUND", "STEP_NOT_ALLOWED"] as readonly ErrorCode[],
  access: "administrator",
} as const;

/** Until the link is used, an earlier password and authenticator stay valid. STEP_NOT_ALLOWED while locked. */
export const sendStaffLink = defineCall({
  ...change,
  name: "send-staff-link",
  summary: "Emails a colleague a link to set up password and authenticator, again or for the first time.",
  path: "/staff/people/:id/link",
  body: z.object({ code }),
});

/** Nobody can change their own role (STEP_NOT_ALLOWED), so one administrator always remains. */
export const changeStaffRole = defineCall({
  ...change,
  name: "change-staff-role",
  summary: "Gives a colleague another role, at once.",
  path: "/staff/people/:id/role",
  body: z.object({ role, code }),
});

/** Nobody can lock themselves: STEP_NOT_ALLOWED. */
export const lockStaff = defineCall({
  ...change,
  name: "lock-staff",
  summary: "Ends a colleague's sessions and refuses further logins.",
  path: "/staff/people/:id/lock",
  body: z.object({ code }),
});

export const unlockStaff = defineCall({
  ...change,
  name: "unlock-staff",
  summary: "Lets a colleague log in again with the same password and authenticator.",
  path: "/staff/people/:id/unlock",
  body: z.object({ code }),
});

const invited = z.object({ name: z.string(), email: z.string() });

export const getStaffInvitation = defineCall({
  name: "get-staff-invitation",
  summary: "Returns whose password for the desk the emailed link sets.",
  method: "GET",
  path: "/staff/invitation/:token",
  params: tokenParams,
  answer: invited,
  errors: ["WRONG_TOKEN"],
  access: "public",
});

/** The link works once and clears an earlier authenticator; the next login sets one up. */
export const setStaffPassword = defineCall({
  name: "set-staff-password",
  summary: "Sets a password for the desk with the token from the emailed link.",
  method: "POST",
  path: "/staff/invitation",
  body: z.object({ token, password: newPassword }),
  answer: invited,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "PASSWORD_TOO_COMMON", "WRONG_TOKEN"],
  access: "public",
});

export const staffColleagueCalls: readonly Call[] = [
  getStaffInvitation,
  setStaffPassword,
  listStaffPeople,
  getStaffColleague,
  inviteStaff,
  sendStaffLink,
  changeStaffRole,
  lockStaff,
  unlockStaff,
];
