import * as z from "zod/mini";
import { claimStates, staffClaim, staffClaimRow } from "../entities/staff-claim.ts";
import type { ErrorCode } from "../errors.ts";
import { moneyOrZero } from "../fields/money.ts";
import { pageNumber, pageOf } from "../fields/page.ts";
import { oneOf, optionalLines, optionalText, requiredLines } from "../fields/text.ts";
import { maxMessageLength, maxClaimItems } from "../limits.ts";
import { defineCall } from "./define-call.ts";
import { maxLength } from "../fields/length.ts";

/** Claims that a person decides; docs/policy.md. */

/** Accepts any string, so that a malformed id gets the same response as an unknown one. */
const claimParams = z.object({ claimId: z.string() });
const decideErrors: readonly ErrorCode[] = [
  "FIELD_REQUIRED",
  "FIELD_INVALID",
  "LOGIN_REQUIRED",
  "CLAIM_UNKNOWN",
  "CASE_DECIDED",
  "STEP_NOT_ALLOWED",
];

/** `search`: part of a name, address, contract number or refId. Oldest first; decided claims last, newest first. */
export const listStaffClaims = defineCall({
  name: "list-staff-claims",
  summary: "Lists the landlords' claims.",
  method: "GET",
  path: "/staff/claims",
  query: z.object({ state: z.optional(oneOf(claimStates)), search: optionalText(), page: pageNumber }),
  answer: pageOf(staffClaimRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

export const getStaffClaim = defineCall({
  name: "get-staff-claim",
  summary: "Returns a claim with its items, objection, decision and history.",
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
    amounts: z.array(moneyOrZero).check(maxLength(maxClaimItems, { error: "FIELD_INVALID" })),
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
