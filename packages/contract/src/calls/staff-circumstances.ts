import * as z from "zod/mini";
import { filingRow, filingStates } from "../entities/staff-filing.ts";
import { recordedKinds } from "../entities/staff-circumstance.ts";
import { calendarDate } from "../fields/dates.ts";
import { email } from "../fields/email.ts";
import { money } from "../fields/money.ts";
import { pageNumber, pageOf } from "../fields/page.ts";
import { oneOf, optionalText, requiredLines, requiredText } from "../fields/text.ts";
import { maxMessageLength } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";

/** What changes how we treat a contract, such as a suspicion; docs/circumstances.md. */

/** Accepts any string, so that a malformed refId gets the same response as an unknown one. */
const refIdParams = z.object({ refId: z.string() });
const reason = requiredLines(maxMessageLength);
const done = z.object({ done: z.literal(true) });

/**
 * The landlord can no longer accept; nothing is charged or paid out, and mails that lead to it wait. STEP_NOT_ALLOWED
 * if a hold is on already.
 */
export const holdPolicy = defineCall({
  name: "hold-policy",
  summary: "Puts a contract on hold because of a suspicion.",
  method: "POST",
  path: "/staff/policies/:refId/hold",
  params: refIdParams,
  body: z.object({ reason }),
  answer: done,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "POLICY_UNKNOWN", "STEP_NOT_ALLOWED"],
  access: "staff",
});

/** STEP_NOT_ALLOWED if there is no hold. */
export const liftHold = defineCall({
  name: "lift-hold",
  summary: "Asks a second person to approve that a contract's hold is lifted.",
  method: "POST",
  path: "/staff/policies/:refId/hold/lift",
  params: refIdParams,
  body: z.object({ reason }),
  answer: done,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "POLICY_UNKNOWN", "STEP_NOT_ALLOWED", "APPROVAL_OPEN"],
  access: "staff",
});

/** `checkId`: of the warning of a claim. STEP_NOT_ALLOWED if it is no longer open. */
export const clearSanctionsHit = defineCall({
  name: "clear-sanctions-hit",
  summary: "Asks a second person to approve that a payee is not the one on a sanctions list.",
  method: "POST",
  path: "/staff/policies/:refId/sanctions",
  params: refIdParams,
  body: z.object({ checkId: z.string(), reason }),
  answer: done,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "POLICY_UNKNOWN", "STEP_NOT_ALLOWED", "APPROVAL_OPEN"],
  access: "staff",
});

/**
 * `name`: as it is in the account's holder. `reason`: what was agreed, and where the letter is. `scanId`: from
 * `upload-declaration-scan`.
 */
export const agreePayee = defineCall({
  name: "agree-payee",
  summary: "Records that payouts may go to somebody other than the landlord, as agreed in writing.",
  method: "POST",
  path: "/staff/policies/:refId/payees",
  params: refIdParams,
  body: z.object({ name: requiredText(200), reason, scanId: z.optional(z.nullable(z.string())) }),
  answer: done,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "POLICY_UNKNOWN"],
  access: "staff",
});

/**
 * `on`: the day of the death or of the opening, at the latest today, for a tenant at the earliest that of the
 * signature. The contact is one of the heirs, or the administrator, whose email address an insolvent landlord's needs.
 * `note`: the file number of the court. A death is recorded at once; an insolvency waits for a second person.
 * STEP_NOT_ALLOWED if the same event is recorded and has not ended.
 */
export const recordCircumstance = defineCall({
  name: "record-circumstance",
  summary: "Records that a tenant has died, or that a tenant or landlord is insolvent.",
  method: "POST",
  path: "/staff/policies/:refId/circumstances",
  params: refIdParams,
  body: z.object({
    kind: oneOf(recordedKinds),
    on: calendarDate,
    contactName: requiredText(200),
    contactEmail: z._default(z.nullable(email), null),
    contactAddress: optionalText(200),
    note: reason,
  }),
  answer: done,
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "INVALID_EMAIL",
    "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
    "LOGIN_REQUIRED",
    "POLICY_UNKNOWN",
    "STEP_NOT_ALLOWED",
    "APPROVAL_OPEN",
  ],
  access: "staff",
});

/**
 * GOES_ON: charges begin again. ENDS: the premium ends with `endsOn`, from the day of the death to today, and the
 * landlord is asked for a release. STEP_NOT_ALLOWED unless a death is recorded.
 */
export const endAfterDeath = defineCall({
  name: "end-after-death",
  summary: "Asks a second person to approve how a contract goes on after the tenant has died.",
  method: "POST",
  path: "/staff/policies/:refId/after-death",
  params: refIdParams,
  body: z.object({
    outcome: oneOf(["GOES_ON", "ENDS"]),
    endsOn: z._default(z.nullable(calendarDate), null),
    reason,
  }),
  answer: done,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "POLICY_UNKNOWN", "STEP_NOT_ALLOWED", "APPROVAL_OPEN"],
  access: "staff",
});

/** The latest insolvency first. */
export const listFilings = defineCall({
  name: "list-filings",
  summary: "Lists what insolvent tenants owe us and what of it was claimed.",
  method: "GET",
  path: "/staff/filings",
  query: z.object({ state: z.optional(oneOf(filingStates)), page: pageNumber }),
  answer: pageOf(filingRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

/** `amount`: everything that is owed now. `filedOn`: from the opening to today. */
export const fileClaim = defineCall({
  name: "file-claim",
  summary: "Records that our claim was filed in the proceedings of an insolvent tenant.",
  method: "POST",
  path: "/staff/filings/:id",
  // Accepts any string: a malformed id belongs to no filing.
  params: z.object({ id: z.string() }),
  body: z.object({ amount: money, filedOn: calendarDate }),
  answer: done,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "MAXIMUM", "LOGIN_REQUIRED", "NOT_FOUND"],
  access: "staff",
});

export const staffCircumstanceCalls: readonly Call[] = [
  agreePayee,
  clearSanctionsHit,
  holdPolicy,
  liftHold,
  listFilings,
  fileClaim,
  recordCircumstance,
  endAfterDeath,
];
