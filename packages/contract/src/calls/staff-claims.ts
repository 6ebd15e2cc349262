import * as z from "zod/mini";
import { assignedFilters } from "../entities/staff-assignee.ts";
import { claimOutcomes } from "../entities/claim.ts";
import { mailPreview } from "../entities/staff-pending.ts";
import { claimStates, staffClaim, staffClaimRow } from "../entities/staff-claim.ts";
import type { ErrorCode } from "../errors.ts";
import { calendarDate } from "../fields/dates.ts";
import { money, moneyOrZero } from "../fields/money.ts";
import { dayRange, listOrder, pageNumber, pageOf } from "../fields/page.ts";
import { searchText } from "../fields/pasted.ts";
import { oneOf, optionalLines, requiredLines, requiredText } from "../fields/text.ts";
import { maxClaimItems, maxMessageLength, maxPayoutReferenceLength } from "../limits.ts";
import { type Call, defineCall } from "./define-call.ts";
import { maxLength } from "../fields/length.ts";

/** Claims that a person decides; docs/policy.md. */

/** Accepts any string, so that a malformed id gets the same response as an unknown one. */
const claimParams = z.object({ claimId: z.string() });
const grantedAmounts = z.array(moneyOrZero).check(maxLength(maxClaimItems, { error: "FIELD_INVALID" }));
/** What stops a payout; docs/circumstances.md. PROVIDER_UNAVAILABLE: nobody could say whether the payee is on a list. */
const payoutErrors = ["ON_HOLD", "PAYEE_NOT_AGREED", "SANCTIONS_HIT", "PROVIDER_UNAVAILABLE"] as const;
const decideErrors: readonly ErrorCode[] = [
  "FIELD_REQUIRED",
  "FIELD_INVALID",
  "LOGIN_REQUIRED",
  "CLAIM_UNKNOWN",
  "CASE_DECIDED",
  "STEP_NOT_ALLOWED",
];

/**
 * `from` and `to`: when it was reported. `search`: as in the search of everything. Oldest first; settled claims last,
 * newest first.
 */
export const listStaffClaims = defineCall({
  name: "list-staff-claims",
  summary: "Lists the landlords' claims.",
  method: "GET",
  path: "/staff/claims",
  query: z.object({
    state: z.optional(oneOf(claimStates)),
    assigned: z.optional(oneOf(assignedFilters)),
    ...dayRange,
    search: searchText,
    order: listOrder(["dueAt", "reportedAt", "amount"]),
    page: pageNumber,
  }),
  answer: pageOf(staffClaimRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

export const getStaffClaim = defineCall({
  name: "get-staff-claim",
  summary: "Returns a claim with its items, objection, decision, payout and history.",
  method: "GET",
  path: "/staff/claims/:claimId",
  params: claimParams,
  answer: staffClaim,
  errors: ["LOGIN_REQUIRED", "CLAIM_UNKNOWN"],
  access: "staff",
});

const decide = {
  method: "POST",
  params: claimParams,
  answer: staffClaim,
  errors: decideErrors,
  access: "staff",
} as const;

/** STEP_NOT_ALLOWED while the tenant may still object. */
export const acceptClaim = defineCall({
  ...decide,
  name: "accept-claim",
  summary: "Accepts a claim in full; both parties are notified by email.",
  path: "/staff/claims/:claimId/accept",
  body: z.object({ note: optionalLines(maxMessageLength) }),
});

/** One amount per item, in order, none above the claimed one. The total must be neither zero nor the whole claim. */
export const grantPartOfClaim = defineCall({
  ...decide,
  name: "grant-part-of-claim",
  summary: "Accepts a claim in part; both parties are notified by email.",
  path: "/staff/claims/:claimId/grant-part",
  body: z.object({
    amounts: grantedAmounts,
    note: requiredLines(maxMessageLength),
  }),
  errors: [...decideErrors, "MAXIMUM"],
});

export const refuseClaim = defineCall({
  ...decide,
  name: "refuse-claim",
  summary: "Refuses a claim; both parties are notified by email.",
  path: "/staff/claims/:claimId/refuse",
  body: z.object({ note: requiredLines(maxMessageLength) }),
});

/**
 * A claim that a person decided wrongly: asks a second person to approve the other decision. `amounts` for PARTLY, as above.
 * STEP_NOT_ALLOWED before the decision and once it was paid out.
 */
export const reopenClaim = defineCall({
  name: "reopen-claim",
  summary: "Asks a second person to approve the correction of a decided claim.",
  method: "POST",
  path: "/staff/claims/:claimId/reopen",
  params: claimParams,
  body: z.object({
    outcome: oneOf(claimOutcomes),
    amounts: z._default(grantedAmounts, []),
    note: requiredLines(maxMessageLength),
    reason: requiredLines(maxMessageLength),
  }),
  answer: z.object({ done: z.literal(true) }),
  errors: [...decideErrors, "MAXIMUM", "APPROVAL_OPEN", "CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT"],
  access: "staff",
});

/** What an open claim is expected to cost, for the reserves of the month. STEP_NOT_ALLOWED once it is paid out or refused. */
export const estimateClaim = defineCall({
  name: "estimate-claim",
  summary: "Records what an open claim is expected to cost.",
  method: "POST",
  path: "/staff/claims/:claimId/estimate",
  params: claimParams,
  body: z.object({ amount: moneyOrZero, note: requiredLines(maxMessageLength) }),
  answer: staffClaim,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "MAXIMUM", "LOGIN_REQUIRED", "CLAIM_UNKNOWN", "STEP_NOT_ALLOWED"],
  access: "staff",
});

/** The mails of a decision as both sides would read them. `amounts` for PARTLY. Writes nothing. */
export const previewClaim = defineCall({
  name: "preview-claim",
  summary: "Shows the mails of a decision on a claim before it is made.",
  method: "POST",
  path: "/staff/claims/:claimId/preview",
  params: claimParams,
  body: z.object({
    outcome: oneOf(claimOutcomes),
    amounts: z._default(grantedAmounts, []),
    note: optionalLines(maxMessageLength),
  }),
  answer: mailPreview,
  errors: [...decideErrors, "MAXIMUM"],
  access: "staff",
});

/** Each opening is recorded in the audit log. STEP_NOT_ALLOWED until the landlord has entered an account. */
export const openPayoutAccount = defineCall({
  name: "open-payout-account",
  summary: "Returns the whole IBAN to which a granted claim is paid, for the person who transfers the money.",
  method: "POST",
  path: "/staff/claims/:claimId/account",
  params: claimParams,
  answer: z.object({ iban: z.string(), holder: z.string() }),
  errors: ["LOGIN_REQUIRED", "CLAIM_UNKNOWN", "STEP_NOT_ALLOWED", ...payoutErrors],
  access: "staff",
  repeat: "new-answer",
});

/**
 * `amount` must be exactly what was granted, and `paidOn` a day from the decision to today, otherwise FIELD_INVALID.
 * STEP_NOT_ALLOWED if nothing was granted, or no account applies yet; The same person may repeat the same payout;
 * anybody else learns who was first. From the amount in `TWO_PEOPLE_FROM_EUROS` on it waits for a second person
 * (`approval`). Source: docs/policy.md.
 */
export const recordClaimPayout = defineCall({
  name: "record-claim-payout",
  summary: "Records the transfer of a granted claim to the landlord; from then on the tenant owes the repayment.",
  method: "POST",
  path: "/staff/claims/:claimId/payout",
  params: claimParams,
  body: z.object({ amount: money, paidOn: calendarDate, reference: requiredText(maxPayoutReferenceLength) }),
  answer: staffClaim,
  errors: [...decideErrors, "MAXIMUM", "APPROVAL_OPEN", ...payoutErrors],
  access: "staff",
});

export const staffClaimCalls: readonly Call[] = [
  listStaffClaims,
  getStaffClaim,
  acceptClaim,
  grantPartOfClaim,
  refuseClaim,
  previewClaim,
  reopenClaim,
  estimateClaim,
  openPayoutAccount,
  recordClaimPayout,
];
