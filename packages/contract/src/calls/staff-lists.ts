import * as z from "zod/mini";
import {
  chargeKinds,
  chargeStates,
  staffChargeRow,
  staffFigures,
  staffMailRow,
  staffNoticeRow,
  staffPolicyRow,
  staffQuestionRow,
  staffWithdrawalRow,
  troubledMailStates,
  withdrawalStates,
} from "../entities/staff-lists.ts";
import { assignedFilters } from "../entities/staff-assignee.ts";
import { policyStatuses } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { typedContractNumber } from "../fields/contract-number.ts";
import { calendarDate } from "../fields/dates.ts";
import { money } from "../fields/money.ts";
import { dayRange, listOrder, pageNumber, pageOf } from "../fields/page.ts";
import { searchText } from "../fields/pasted.ts";
import { oneOf, requiredLines, requiredText } from "../fields/text.ts";
import { maxMessageLength, maxPayoutReferenceLength } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";

/** The other lists of the desk. Source: wire decisions, "Pages and calls beyond"; docs/desk.md. */

/**
 * `search`: part of a name, email, contract number, address or refId. `from` and `to`: when it was signed.
 * `inForceOn`: those that cover that day. Newest first.
 */
export const listStaffPolicies = defineCall({
  name: "list-staff-policies",
  summary: "Lists all policies.",
  method: "GET",
  path: "/staff/policies",
  query: z.object({
    status: z.optional(oneOf(policyStatuses)),
    inForceOn: z.optional(calendarDate),
    ...dayRange,
    search: searchText,
    order: listOrder(["signedAt", "contractNumber"]),
    page: pageNumber,
  }),
  answer: pageOf(staffPolicyRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

/** Longest due first. `from` and `to`: when it was due. `search`: as in the search of everything. */
export const listCharges = defineCall({
  name: "list-charges",
  summary: "Lists unpaid premiums and instalments, and refunds that are stuck.",
  method: "GET",
  path: "/staff/charges",
  query: z.object({
    state: z.optional(oneOf(chargeStates)),
    kind: z.optional(oneOf(chargeKinds)),
    ...dayRange,
    search: searchText,
    order: listOrder(["dueAt", "amount"]),
    page: pageNumber,
  }),
  answer: pageOf(staffChargeRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

/** The longest waiting first. `from` and `to`: when it was written. */
export const listTroubledMails = defineCall({
  name: "list-troubled-mails",
  summary: "Lists mails that failed and mails to be sent by post.",
  method: "GET",
  path: "/staff/mails",
  query: z.object({
    state: z.optional(oneOf(troubledMailStates)),
    assigned: z.optional(oneOf(assignedFilters)),
    ...dayRange,
    search: searchText,
    order: listOrder(["dueAt", "createdAt"]),
    page: pageNumber,
  }),
  answer: pageOf(staffMailRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

export const sendMailAgain = defineCall({
  name: "send-mail-again",
  summary: "Retries a mail that was given up.",
  method: "POST",
  path: "/staff/mails/:id/send-again",
  params: z.object({ id: z.string() }),
  answer: z.object({ sent: z.literal(true) }),
  errors: ["LOGIN_REQUIRED", "MAIL_UNKNOWN", "MAIL_NOT_REFUSED"],
  access: "staff",
});

/** Idempotent, but refused once the mail is being sent again. */
export const settleMail = defineCall({
  name: "settle-mail",
  summary: "Marks a mail that was given up as dealt with in another way.",
  method: "POST",
  path: "/staff/mails/:id/settle",
  params: z.object({ id: z.string() }),
  answer: z.object({ settled: z.literal(true) }),
  errors: ["LOGIN_REQUIRED", "MAIL_UNKNOWN", "MAIL_NOT_REFUSED"],
  access: "staff",
});

/** The mail's text as a letter, or the document enclosed with it. */
export const getLetter = defineCall({
  name: "get-letter",
  summary: "Downloads a mail for posting as a printable PDF.",
  method: "GET",
  path: "/staff/mails/:id/letter",
  params: z.object({ id: z.string() }),
  query: z.object({ part: z._default(z.enum(["letter", "enclosure"], { error: "FIELD_INVALID" }), "letter") }),
  answer: "pdf",
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED", "MAIL_UNKNOWN"],
  access: "staff",
});

/** Idempotent. */
export const noteLetterPosted = defineCall({
  name: "note-letter-posted",
  summary: "Marks a letter as posted.",
  method: "POST",
  path: "/staff/mails/:id/posted",
  params: z.object({ id: z.string() }),
  answer: z.object({ posted: z.literal(true) }),
  errors: ["LOGIN_REQUIRED", "MAIL_UNKNOWN"],
  access: "staff",
});

/**
 * Idempotent. The letter is shown as undelivered, and its tenant as somebody to be in touch with. MAIL_NOT_REFUSED
 * before it is posted.
 */
export const noteLetterReturned = defineCall({
  name: "note-letter-returned",
  summary: "Marks a posted letter as returned.",
  method: "POST",
  path: "/staff/mails/:id/returned",
  params: z.object({ id: z.string() }),
  answer: z.object({ returned: z.literal(true) }),
  errors: ["LOGIN_REQUIRED", "MAIL_UNKNOWN", "MAIL_NOT_REFUSED"],
  access: "staff",
});

/**
 * `state` is OPEN if it is left out. `from` and `to`: when it was declared. `search`: part of a contract number, name
 * or email.
 */
export const listUnmatchedWithdrawals = defineCall({
  name: "list-unmatched-withdrawals",
  summary: "Lists the withdrawals without login that match no contract.",
  method: "GET",
  path: "/staff/withdrawals",
  query: z.object({
    state: z._default(z.enum([...withdrawalStates, "ALL"], { error: "FIELD_INVALID" }), "OPEN"),
    assigned: z.optional(oneOf(assignedFilters)),
    ...dayRange,
    search: searchText,
    order: listOrder(["dueAt", "declaredAt"]),
    page: pageNumber,
  }),
  answer: pageOf(staffWithdrawalRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

const handleWithdrawal = {
  method: "POST",
  params: z.object({ id: z.string() }),
  answer: z.object({ done: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "NOT_FOUND", "CASE_DECIDED"] as readonly ErrorCode[],
  access: "staff",
} as const;

/** The withdrawal stays open. CASE_DECIDED once it is handled. */
export const answerWithdrawal = defineCall({
  ...handleWithdrawal,
  name: "answer-withdrawal",
  summary: "Writes by mail to the person who sent a withdrawal that matches no contract.",
  path: "/staff/withdrawals/:id/answer",
  body: z.object({ message: requiredLines(maxMessageLength) }),
});

/**
 * The withdrawal then takes effect as of the moment it was declared, as if number and address had matched, which may pay
 * premiums back: so a second person approves it. POLICY_UNKNOWN without such a contract. The same may be asked again;
 * APPROVAL_OPEN if another contract was named.
 */
export const matchWithdrawal = defineCall({
  ...handleWithdrawal,
  name: "match-withdrawal",
  summary: "Asks a second person to approve that a withdrawal belongs to a contract.",
  path: "/staff/withdrawals/:id/match",
  body: z.object({ contractNumber: typedContractNumber, reason: requiredLines(maxMessageLength) }),
  errors: [...handleWithdrawal.errors, "POLICY_UNKNOWN", "APPROVAL_OPEN"],
});

/** Works once; a second person learns who was faster. The same note by the same person succeeds again. */
export const closeWithdrawal = defineCall({
  ...handleWithdrawal,
  name: "close-withdrawal",
  summary: "Closes a withdrawal that matches no contract, with a note on how it was handled.",
  path: "/staff/withdrawals/:id/close",
  body: z.object({ note: requiredLines(maxMessageLength) }),
});

/** Open notices first, oldest first. `from` and `to`: when it was received. `search`: part of an id, name or contract number. */
export const listNotices = defineCall({
  name: "list-notices",
  summary: "Lists the card provider's notices that a person has to handle.",
  method: "GET",
  path: "/staff/notices",
  query: z.object({
    state: z._default(z.enum(["OPEN", "SETTLED", "ALL"], { error: "FIELD_INVALID" }), "OPEN"),
    assigned: z.optional(oneOf(assignedFilters)),
    ...dayRange,
    search: searchText,
    order: listOrder(["dueAt", "receivedAt"]),
    page: pageNumber,
  }),
  answer: pageOf(staffNoticeRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

/**
 * Works once; a second person learns who was faster. The same note by the same person succeeds again
 * (docs/reliability.md).
 */
export const settleNotice = defineCall({
  name: "settle-notice",
  summary: "Settles a notice of the card provider with a note on how it was handled.",
  method: "POST",
  path: "/staff/notices/:country/:id/settle",
  // Accepts any string: an unknown country has no notices.
  params: z.object({ country: z.string(), id: z.string() }),
  body: z.object({ note: requiredLines(maxMessageLength) }),
  answer: z.object({ settled: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "NOT_FOUND", "CASE_DECIDED"],
  access: "staff",
});

/**
 * For a refund that failed at the provider, otherwise STEP_NOT_ALLOWED. `amount` must be that of the refund, and `paidOn` a
 * day from when it was due to today, otherwise FIELD_INVALID. Settles the refund's notices. The same person may repeat the
 * same transfer; anybody else learns who was first. Source: docs/money.md.
 */
export const recordRefundTransfer = defineCall({
  name: "record-refund-transfer",
  summary: "Records that a refund which failed at the card provider was transferred to the tenant.",
  method: "POST",
  path: "/staff/refunds/:refundId/transfer",
  // Accepts any string: a malformed id belongs to no refund.
  params: z.object({ refundId: z.string() }),
  body: z.object({ amount: money, paidOn: calendarDate, reference: requiredText(maxPayoutReferenceLength) }),
  answer: z.object({ recorded: z.literal(true) }),
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "MAXIMUM",
    "LOGIN_REQUIRED",
    "NOT_FOUND",
    "CASE_DECIDED",
    "STEP_NOT_ALLOWED",
    "APPROVAL_OPEN",
    "ON_HOLD",
    "SANCTIONS_HIT",
    "PROVIDER_UNAVAILABLE",
  ],
  access: "staff",
});

/**
 * Open questions first, oldest first. `from` and `to`: when it was asked. `search`: part of the question, of a name,
 * email, contract number or refId.
 */
export const listQuestions = defineCall({
  name: "list-questions",
  summary: "Lists the questions that landlords asked on their page.",
  method: "GET",
  path: "/staff/questions",
  query: z.object({
    state: z._default(z.enum(["OPEN", "ANSWERED", "ALL"], { error: "FIELD_INVALID" }), "OPEN"),
    assigned: z.optional(oneOf(assignedFilters)),
    ...dayRange,
    search: searchText,
    order: listOrder(["dueAt", "askedAt"]),
    page: pageNumber,
  }),
  answer: pageOf(staffQuestionRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

/** Works once; a second person learns who was faster. The same answer by the same person succeeds again. */
export const answerQuestion = defineCall({
  name: "answer-question",
  summary: "Answers a landlord's question by mail.",
  method: "POST",
  path: "/staff/questions/:id/answer",
  params: z.object({ id: z.string() }),
  body: z.object({ answer: requiredLines(maxMessageLength) }),
  answer: z.object({ answered: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "NOT_FOUND", "CASE_DECIDED"],
  access: "staff",
});

export const getFigures = defineCall({
  name: "get-figures",
  summary: "Returns figures for the last days: applications, charges and the conversion funnel.",
  method: "GET",
  path: "/staff/figures",
  query: z.object({ days: z._default(z.enum(["14", "30", "90"], { error: "FIELD_INVALID" }), "30") }),
  answer: staffFigures,
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

export const staffListCalls: readonly Call[] = [
  listStaffPolicies,
  listCharges,
  listNotices,
  recordRefundTransfer,
  settleNotice,
  listQuestions,
  answerQuestion,
  listTroubledMails,
  listUnmatchedWithdrawals,
  sendMailAgain,
  settleMail,
  getLetter,
  noteLetterPosted,
  noteLetterReturned,
  answerWithdrawal,
  closeWithdrawal,
  matchWithdrawal,
  getFigures,
];
