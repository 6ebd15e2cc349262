import * as z from "zod/mini";
import { staffApproval } from "../entities/staff-approval.ts";
import type { ErrorCode } from "../errors.ts";
import { pageNumber, pageOf } from "../fields/page.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Four eyes: what one person asks for, another approves; docs/desk.md. */

/** Accepts any string, so that a malformed id gets the same response as an unknown one. */
const approvalParams = z.object({ id: z.string() });
const decideErrors: readonly ErrorCode[] = ["LOGIN_REQUIRED", "NOT_FOUND", "CASE_DECIDED", "SECOND_PERSON_REQUIRED"];

/** The longest waiting first. */
export const listApprovals = defineCall({
  name: "list-approvals",
  summary: "Lists what waits for a second person at the desk.",
  method: "GET",
  path: "/staff/approvals",
  query: z.object({ page: pageNumber }),
  answer: pageOf(staffApproval),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

const decide = {
  method: "POST",
  params: approvalParams,
  answer: z.object({ done: z.literal(true) }),
  access: "staff",
} as const;

/**
 * Does what was asked for. SECOND_PERSON_REQUIRED for the person who asked; CASE_DECIDED once somebody decided. If it can no
 * longer be done, such as after a changed answer, the error says why, and it waits until it is refused or taken back.
 */
export const approve = defineCall({
  ...decide,
  name: "approve",
  summary: "Approves as the second person what a colleague asked for, which is then done.",
  path: "/staff/approvals/:id/approve",
  errors: [
    ...decideErrors,
    "FIELD_INVALID",
    "CASE_CHANGED",
    "CASE_UNKNOWN",
    "CLAIM_UNKNOWN",
    "POLICY_UNKNOWN",
    "STEP_NOT_ALLOWED",
    "CHARGE_IN_PROGRESS",
    "TRANSFER_KNOWN",
    "ON_HOLD",
    "PAYEE_NOT_AGREED",
    "SANCTIONS_HIT",
    "PROVIDER_UNAVAILABLE",
  ],
});

export const refuseApproval = defineCall({
  ...decide,
  name: "refuse-approval",
  summary: "Refuses as the second person what a colleague asked for.",
  path: "/staff/approvals/:id/refuse",
  errors: decideErrors,
});

/** Only the person who asked: STEP_NOT_ALLOWED for others. */
export const takeBackApproval = defineCall({
  ...decide,
  name: "take-back-approval",
  summary: "Takes back what the caller asked a second person to approve.",
  path: "/staff/approvals/:id/take-back",
  errors: ["LOGIN_REQUIRED", "NOT_FOUND", "CASE_DECIDED", "STEP_NOT_ALLOWED"],
});

export const staffApprovalCalls: readonly Call[] = [listApprovals, approve, refuseApproval, takeBackApproval];
