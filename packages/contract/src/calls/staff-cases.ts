import * as z from "zod/mini";
import { assignedFilters } from "../entities/staff-assignee.ts";
import { staffCase, staffCaseRow } from "../entities/staff-case.ts";
import { mailPreview, pendingCase } from "../entities/staff-pending.ts";
import { documentTypes, reviewCauses } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { listOrder, pageNumber, pageOf } from "../fields/page.ts";
import { searchText } from "../fields/pasted.ts";
import { oneOf, optionalLines, requiredLines } from "../fields/text.ts";
import { maxMessageLength } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Applications in manual review. Source: wire decisions, "Pages and calls beyond"; docs/decisions.md and docs/desk.md. */

/** Accepts any string, so that a malformed refId gets the same response as an unknown one. */
const caseParams = z.object({ refId: z.string() });
/** `decisionId` is the decision that was in force when the person opened the case. */
const seenDecisionId = z.string().check(z.uuid({ error: "FIELD_INVALID" }));
const actErrors: readonly ErrorCode[] = [
  "FIELD_REQUIRED",
  "FIELD_INVALID",
  "LOGIN_REQUIRED",
  "CASE_UNKNOWN",
  "CASE_DECIDED",
  "CASE_CHANGED",
];
const done = z.object({ done: z.literal(true) });
/** `pending`: until when it can be undone; null if it has taken effect. */
const decided = z.object({ done: z.literal(true), pending: pendingCase });

/**
 * OPEN: waits for us. TENANT: waits for a document that we asked the tenant for. REFUSED: by the rules, without a request for
 * review. `search`: as in the search of everything. Open cases by the day on which they are due.
 */
export const listCases = defineCall({
  name: "list-cases",
  summary: "Lists applications in manual review, past or present, and those refused by the rules.",
  method: "GET",
  path: "/staff/applications",
  query: z.object({
    state: z._default(z.enum(["OPEN", "TENANT", "DECIDED", "REFUSED", "ALL"], { error: "FIELD_INVALID" }), "OPEN"),
    cause: z.optional(oneOf(reviewCauses)),
    assigned: z.optional(oneOf(assignedFilters)),
    search: searchText,
    order: listOrder(["dueAt", "openedAt"]),
    page: pageNumber,
  }),
  answer: pageOf(staffCaseRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

export const getCase = defineCall({
  name: "get-case",
  summary: "Returns an application with its answers, decisions, documents and history.",
  method: "GET",
  path: "/staff/applications/:refId",
  params: caseParams,
  answer: staffCase,
  errors: ["LOGIN_REQUIRED", "CASE_UNKNOWN"],
  access: "staff",
});

/** The tenant gets the offers by mail, with a link that continues the application. */
export const acceptCase = defineCall({
  name: "accept-case",
  summary: "Accepts an application and emails the offers to the tenant.",
  method: "POST",
  path: "/staff/applications/:refId/accept",
  params: caseParams,
  body: z.object({ decisionId: seenDecisionId, note: optionalLines(maxMessageLength) }),
  answer: decided,
  errors: actErrors,
  access: "staff",
});

export const refuseCase = defineCall({
  name: "refuse-case",
  summary: "Refuses an application and emails the reason to the tenant.",
  method: "POST",
  path: "/staff/applications/:refId/refuse",
  params: caseParams,
  body: z.object({ decisionId: seenDecisionId, note: requiredLines(maxMessageLength) }),
  answer: decided,
  errors: actErrors,
  access: "staff",
});

export const requestDocument = defineCall({
  name: "request-document",
  summary: "Asks the tenant for a document by email.",
  method: "POST",
  path: "/staff/applications/:refId/request-document",
  params: caseParams,
  body: z.object({ decisionId: seenDecisionId, type: oneOf(documentTypes), note: optionalLines(maxMessageLength) }),
  answer: decided,
  errors: actErrors,
  access: "staff",
});

/** The mail of a decision as the tenant would read it. `document` for a request. Writes nothing. */
export const previewCase = defineCall({
  name: "preview-case",
  summary: "Shows the mail of a decision on a case before it is made.",
  method: "POST",
  path: "/staff/applications/:refId/preview",
  params: caseParams,
  body: z.object({
    act: oneOf(["accept", "refuse", "request-document"]),
    document: z.optional(oneOf(documentTypes)),
    note: optionalLines(maxMessageLength),
  }),
  answer: mailPreview,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "CASE_UNKNOWN", "CASE_CHANGED"],
  access: "staff",
});

/**
 * A case that a person decided wrongly: asks a second person to approve the other outcome (`/staff/approvals`). Their approval
 * adds a decision, which the tenant is told with `note`. STEP_NOT_ALLOWED once the contract is signed, for a refusal by the
 * rules, and for the outcome that the case has already. APPROVAL_OPEN if somebody has asked for something else.
 */
export const reopenCase = defineCall({
  name: "reopen-case",
  summary: "Asks a second person to approve the correction of a decided case.",
  method: "POST",
  path: "/staff/applications/:refId/reopen",
  params: caseParams,
  body: z.object({
    decisionId: seenDecisionId,
    outcome: oneOf(["QUOTE", "REFUSED"]),
    note: requiredLines(maxMessageLength),
    reason: requiredLines(maxMessageLength),
  }),
  answer: done,
  errors: [...actErrors, "STEP_NOT_ALLOWED", "APPROVAL_OPEN"],
  access: "staff",
});

/** The URL opens once, within a minute, for the person who requested it. */
export const linkDocument = defineCall({
  name: "link-document",
  summary: "Creates a one-time URL for an uploaded document.",
  method: "POST",
  path: "/staff/documents/:id/link",
  params: z.object({ id: z.string() }),
  answer: z.object({ url: z.string() }),
  errors: ["LOGIN_REQUIRED", "CASE_UNKNOWN"],
  access: "staff",
  repeat: "new-answer",
});

export const staffCaseCalls: readonly Call[] = [
  listCases,
  getCase,
  acceptCase,
  refuseCase,
  requestDocument,
  previewCase,
  reopenCase,
  linkDocument,
];
