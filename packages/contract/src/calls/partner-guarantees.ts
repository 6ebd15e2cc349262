import * as z from "zod/mini";
import { claim, evidenceFile } from "../entities/claim.ts";
import { guarantee, guaranteeFilters, guaranteeRow, partnerClaimRow } from "../entities/guarantee.ts";
import { claimStates } from "../entities/staff-claim.ts";
import { languages } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { utcTimestamp } from "../fields/dates.ts";
import { requiredName } from "../fields/name.ts";
import { searchText } from "../fields/pasted.ts";
import { oneOf, optionalText } from "../fields/text.ts";
import { acceptance } from "../rules/cash-return.ts";
import { declineAsLandlord } from "./landlord.ts";
import { reportClaim, uploadClaimFile } from "./claims.ts";
import { mailAccountLink, newAccount } from "./payout-accounts.ts";
import { defineCall } from "./define-call.ts";
import { releaseSignature } from "./leaving.ts";

/**
 * The landlord's actions as an API for partners: the same as on the page behind the mailed link, with an API key. A
 * guarantee of another partner is POLICY_UNKNOWN, like one that does not exist. Source: docs/partners.md.
 */

const unknownErrors: readonly ErrorCode[] = ["PARTNER_KEY_INVALID", "POLICY_UNKNOWN"];
const refIdParams = z.object({ refId: z.string() });
const claimParams = z.object({ refId: z.string(), claimId: z.string() });

/**
 * Ordered by id. `next` is the value of `after` for the next page, null on the last page. To poll for changes, pass the
 * time at which the previous poll started as `since`.
 */
export const listGuarantees = defineCall({
  name: "list-guarantees",
  summary: "Lists the guarantees for the partner's rentals, optionally by status or changed since a given time.",
  method: "GET",
  path: "/partner/guarantees",
  query: z.object({
    status: z.optional(oneOf(guaranteeFilters)),
    since: z.optional(utcTimestamp),
    reference: optionalText(),
    search: searchText,
    after: optionalText(),
  }),
  answer: z.object({ guarantees: z.array(guaranteeRow), next: z.nullable(z.string()) }),
  errors: ["PARTNER_KEY_INVALID", "FIELD_INVALID"],
  access: "partner",
});

/** Newest first. `next` is the value of `after` for the next page; null on the last page. */
export const listPartnerClaims = defineCall({
  name: "list-partner-claims",
  summary: "Lists the claims under the partner's guarantees, optionally by state.",
  method: "GET",
  path: "/partner/claims",
  query: z.object({ state: z.optional(oneOf(claimStates)), search: searchText, after: optionalText() }),
  answer: z.object({ claims: z.array(partnerClaimRow), next: z.nullable(z.string()) }),
  errors: ["PARTNER_KEY_INVALID", "FIELD_INVALID"],
  access: "partner",
});

/**
 * `list`: one of `partnerLists`, with the filters of its own call. `language` decides the headings and the field
 * separator (a semicolon in German, a comma in English). At most `exportsPerHour`: RATE_LIMITED.
 */
export const exportPartnerList = defineCall({
  name: "export-partner-list",
  summary: "Downloads all rows of a list that its filters leave, as CSV.",
  method: "GET",
  path: "/partner/exports/:list",
  params: z.object({ list: z.string() }),
  query: z.object({
    language: z.optional(oneOf(languages)),
    status: optionalText(),
    state: optionalText(),
    search: searchText,
  }),
  answer: "csv",
  errors: ["PARTNER_KEY_INVALID", "FIELD_INVALID", "NOT_FOUND", "RATE_LIMITED"],
  access: "partner",
});

export const getGuarantee = defineCall({
  name: "get-guarantee",
  summary: "Returns a guarantee with its cover, tenant, status and claims.",
  method: "GET",
  path: "/partner/guarantees/:refId",
  params: refIdParams,
  answer: guarantee,
  errors: unknownErrors,
  access: "partner",
});

/** Accepting twice returns the same, even if somebody else accepted first. */
export const acceptGuarantee = defineCall({
  name: "accept-guarantee",
  summary: "Accepts the guarantee in place of a cash deposit.",
  method: "POST",
  path: "/partner/guarantees/:refId/accept",
  params: refIdParams,
  body: acceptance,
  answer: guarantee,
  errors: [
    ...unknownErrors,
    "POLICY_STATUS_CONFLICT",
    "UNDER_REVIEW",
    "PROPERTY_HAS_ACTIVE_POLICY",
    "CONSENT_REQUIRED",
    "FIELD_REQUIRED",
    "FIELD_INVALID",
  ],
  access: "partner",
});

export const declineGuarantee = defineCall({
  name: "decline-guarantee",
  summary: "Declines the guarantee; the tenant is never charged and is shown the reason.",
  method: "POST",
  path: "/partner/guarantees/:refId/decline",
  params: refIdParams,
  body: declineAsLandlord.body,
  answer: guarantee,
  errors: [...unknownErrors, "POLICY_STATUS_CONFLICT", "FIELD_INVALID"],
  access: "partner",
});

/** Available from the acceptance on, permanently; before that STEP_NOT_ALLOWED. */
export const getGuaranteeCertificate = defineCall({
  name: "get-guarantee-certificate",
  summary: "Downloads the guarantee certificate as a PDF.",
  method: "GET",
  path: "/partner/guarantees/:refId/certificate",
  params: refIdParams,
  answer: "pdf",
  errors: [...unknownErrors, "STEP_NOT_ALLOWED"],
  access: "partner",
});

/** `signedBy`: the person who signs for the partner. The release document shows the name. */
export const releaseGuarantee = defineCall({
  name: "release-guarantee",
  summary: "Signs the release of liability: the guarantee ends and the tenant is refunded the unused premium.",
  method: "POST",
  path: "/partner/guarantees/:refId/release",
  params: refIdParams,
  body: z.extend(releaseSignature, { signedBy: requiredName() }),
  answer: guarantee,
  errors: [...unknownErrors, "FIELD_REQUIRED", "FIELD_INVALID", "NAME_NOT_PRINTABLE", "POLICY_STATUS_CONFLICT"],
  access: "partner",
});

/**
 * Amounts in EUR. Together with earlier claims they must not exceed the deposit. The new claim is last in the response.
 */
export const claimGuarantee = defineCall({
  name: "claim-guarantee",
  summary: "Makes a claim under an active guarantee. The tenant is notified by email.",
  method: "POST",
  path: "/partner/guarantees/:refId/claims",
  params: refIdParams,
  body: reportClaim.body,
  answer: guarantee,
  errors: [
    ...unknownErrors,
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "MAXIMUM",
    "CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT",
    "POLICY_STATUS_CONFLICT",
    "RATE_LIMITED",
  ],
  access: "partner",
});

/**
 * As `enter-payout-account` by the mailed link, for the first account only: a change needs the link that
 * `mail-guarantee-account-link` mails to the landlord's address (STEP_NOT_ALLOWED). Not for API keys, because the account is
 * entered by a person.
 */
export const enterGuaranteeAccount = defineCall({
  name: "enter-guarantee-account",
  summary: "Enters the bank account to which claims under a guarantee are paid.",
  method: "POST",
  path: "/partner/guarantees/:refId/account",
  params: refIdParams,
  body: newAccount,
  answer: guarantee,
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "STEP_NOT_ALLOWED", "FIELD_REQUIRED", "FIELD_INVALID"],
  access: "partner-person",
});

/** STEP_NOT_ALLOWED until an account has been entered. */
export const mailGuaranteeAccountLink = defineCall({
  name: "mail-guarantee-account-link",
  summary: "Mails the landlord's address a link that allows one change of the bank account.",
  method: "POST",
  path: "/partner/guarantees/:refId/account/link",
  params: refIdParams,
  answer: mailAccountLink.answer,
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "STEP_NOT_ALLOWED", "RATE_LIMITED"],
  access: "partner-person",
});

export const getGuaranteeClaim = defineCall({
  name: "get-guarantee-claim",
  summary: "Returns a claim: the items, the tenant's objection or agreement, and the decision.",
  method: "GET",
  path: "/partner/guarantees/:refId/claims/:claimId",
  params: claimParams,
  answer: claim,
  errors: [...unknownErrors, "CLAIM_UNKNOWN"],
  access: "partner",
});

/**
 * The body is multipart/form-data with one part, `file`. Possible until the claim is decided, then STEP_NOT_ALLOWED.
 */
export const uploadGuaranteeFile = defineCall({
  name: "upload-guarantee-file",
  summary: "Uploads evidence for a claim, such as an invoice or a photo.",
  method: "POST",
  path: "/partner/guarantees/:refId/claims/:claimId/files",
  params: claimParams,
  upload: [],
  answer: evidenceFile,
  errors: [...uploadClaimFile.errors.filter((code) => code !== "TOKEN_UNKNOWN"), ...unknownErrors],
  access: "partner",
});

/** Files of either side. */
export const getGuaranteeFile = defineCall({
  name: "get-guarantee-file",
  summary: "Downloads a file of a claim.",
  method: "GET",
  path: "/partner/guarantees/:refId/claims/:claimId/files/:fileId",
  params: z.object({ refId: z.string(), claimId: z.string(), fileId: z.string() }),
  answer: "file",
  errors: [...unknownErrors, "CLAIM_UNKNOWN", "NOT_FOUND"],
  access: "partner",
});
