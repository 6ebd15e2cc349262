import * as z from "zod/mini";
import { evidenceFile } from "../entities/claim.ts";
import { landlordView } from "../entities/landlord-view.ts";
import { policyView } from "../entities/policy-view.ts";
import { money } from "../fields/money.ts";
import { requiredLines, requiredText } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { maxMessageLength, maxClaimItems } from "../limits.ts";
import { tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";
import { fileErrors } from "./documents.ts";
import { maxLength, minLength } from "../fields/length.ts";

/** Claims under a guarantee: the landlord reports, the tenant may object or agree. Source: specification §8; docs/policy.md. */

/** Amounts in EUR. Together with earlier claims they must not exceed the deposit. */
export const reportClaim = defineCall({
  name: "report-claim",
  summary: "Makes a claim under an active guarantee, as the landlord. The tenant is notified by email.",
  method: "POST",
  path: "/landlord/:token/claims",
  params: tokenParams,
  body: z.object({
    items: z
      .array(z.object({ description: requiredText(), amount: money }))
      .check(
        minLength(1, { error: "FIELD_REQUIRED", abort: true }),
        maxLength(maxClaimItems, { error: "FIELD_INVALID" }),
      ),
  }),
  answer: landlordView,
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "MAXIMUM",
    "CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT",
    "TOKEN_UNKNOWN",
    "STEP_NOT_ALLOWED",
    "POLICY_STATUS_CONFLICT",
    "RATE_LIMITED",
  ],
  access: "landlord",
});

/** Once per claim, within the period. Later, or again with another text: STEP_NOT_ALLOWED (docs/reliability.md). */
export const objectToClaim = defineCall({
  name: "object-to-claim",
  summary: "Objects to a claim, as the tenant. The landlord is notified by email.",
  method: "POST",
  path: "/policies/:refId/claims/:claimId/objection",
  params: z.object({ refId: z.string(), claimId: z.string() }),
  body: z.object({ text: requiredLines(maxMessageLength) }),
  answer: policyView,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "POLICY_UNKNOWN", "CLAIM_UNKNOWN", "STEP_NOT_ALLOWED"],
  access: "session",
});

/**
 * While the tenant may object; afterwards they no longer can, and the claim is decided without waiting for the end of
 * the period. Otherwise, and for tenants who signed together: STEP_NOT_ALLOWED. Can be repeated.
 */
export const agreeToClaim = defineCall({
  name: "agree-to-claim",
  summary: "Agrees to a claim, as the tenant, so that it is decided at once. The landlord is notified by email.",
  method: "POST",
  path: "/policies/:refId/claims/:claimId/agreement",
  params: z.object({ refId: z.string(), claimId: z.string() }),
  answer: policyView,
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "CLAIM_UNKNOWN", "STEP_NOT_ALLOWED"],
  access: "session",
});

const uploadErrors = [...fileErrors, "CLAIM_UNKNOWN", "STEP_NOT_ALLOWED"] as const;

/**
 * The body is multipart/form-data with one part, `file`. Possible until the claim is decided, then STEP_NOT_ALLOWED.
 */
export const uploadClaimFile = defineCall({
  name: "upload-claim-file",
  summary: "Uploads evidence for a claim, such as an invoice or a photo, as the landlord.",
  method: "POST",
  path: "/landlord/:token/claims/:claimId/files",
  params: z.object({ token, claimId: z.string() }),
  upload: [],
  answer: evidenceFile,
  errors: ["TOKEN_UNKNOWN", ...uploadErrors],
  access: "landlord",
  landlordLink: "claims",
});

/** Like `uploadClaimFile`, for the tenant's evidence. */
export const uploadObjectionFile = defineCall({
  name: "upload-objection-file",
  summary: "Uploads evidence against a claim, as the tenant.",
  method: "POST",
  path: "/policies/:refId/claims/:claimId/files",
  params: z.object({ refId: z.string(), claimId: z.string() }),
  upload: [],
  answer: evidenceFile,
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", ...uploadErrors],
  access: "session",
});

const bytes = { method: "GET", answer: "file" } as const;

/** Each side sees the other side's files. */
export const getClaimFile = defineCall({
  ...bytes,
  name: "get-claim-file",
  summary: "Downloads a file of a claim, as the landlord.",
  path: "/landlord/:token/claims/:claimId/files/:fileId",
  params: z.object({ token, claimId: z.string(), fileId: z.string() }),
  errors: ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED", "CLAIM_UNKNOWN", "NOT_FOUND"],
  access: "landlord",
  landlordLink: "claims",
});

export const getObjectionFile = defineCall({
  ...bytes,
  name: "get-objection-file",
  summary: "Downloads a file of a claim, as the tenant.",
  path: "/policies/:refId/claims/:claimId/files/:fileId",
  params: z.object({ refId: z.string(), claimId: z.string(), fileId: z.string() }),
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "CLAIM_UNKNOWN", "NOT_FOUND"],
  access: "session",
});
