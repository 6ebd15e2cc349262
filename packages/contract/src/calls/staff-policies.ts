import * as z from "zod/mini";
import {
  policyChargeRow,
  policyEventRow,
  policyLedgerRow,
  policyMailRow,
  staffPolicy,
} from "../entities/staff-policy.ts";
import { pageNumber, pageOf } from "../fields/page.ts";
import { type Call, defineCall } from "./define-call.ts";

/** One policy with everything about it. Source: docs/desk.md. */

/** Accepts any string, so that a malformed refId gets the same response as an unknown one. */
const policyParams = z.object({ refId: z.string() });
const page = z.object({ page: pageNumber });

/** `refId`: also a contract number, which the addresses of the desk's pages have. */
export const getStaffPolicy = defineCall({
  name: "get-staff-policy",
  summary: "Returns a policy with its answers, documents, claims and proofs of moving out.",
  method: "GET",
  path: "/staff/policies/:refId",
  params: policyParams,
  answer: staffPolicy,
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN"],
  access: "staff",
});

const list = {
  method: "GET",
  params: policyParams,
  query: page,
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
} as const;

/** Newest first; empty for an unknown policy, as the other lists. */
export const listPolicyCharges = defineCall({
  ...list,
  name: "list-policy-charges",
  summary: "Lists a policy's premiums, instalments and refunds.",
  path: "/staff/policies/:refId/charges",
  answer: pageOf(policyChargeRow),
});

export const listPolicyLedger = defineCall({
  ...list,
  name: "list-policy-ledger",
  summary: "Lists a policy's entries in the ledger.",
  path: "/staff/policies/:refId/ledger",
  answer: pageOf(policyLedgerRow),
});

export const listPolicyMails = defineCall({
  ...list,
  name: "list-policy-mails",
  summary: "Lists the mails about a policy with their text.",
  path: "/staff/policies/:refId/mails",
  answer: pageOf(policyMailRow),
});

export const listPolicyEvents = defineCall({
  ...list,
  name: "list-policy-events",
  summary: "Lists a policy's changes of status and what the desk did about it.",
  path: "/staff/policies/:refId/events",
  answer: pageOf(policyEventRow),
});

/** Recorded in the audit log. */
export const getStaffPolicyDocument = defineCall({
  name: "get-staff-policy-document",
  summary: "Downloads a document of a policy as PDF.",
  method: "GET",
  path: "/staff/policies/:refId/documents/:kind",
  params: z.object({ refId: z.string(), kind: z.string() }),
  answer: "pdf",
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "NOT_FOUND"],
  access: "staff",
});

export const staffPolicyCalls: readonly Call[] = [
  getStaffPolicy,
  listPolicyCharges,
  listPolicyLedger,
  listPolicyMails,
  listPolicyEvents,
  getStaffPolicyDocument,
];
