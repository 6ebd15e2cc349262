import * as z from "zod/mini";
import { amendmentLink } from "../entities/amendment.ts";
import { evidenceFile } from "../entities/claim.ts";
import { guarantee } from "../entities/guarantee.ts";
import { landlordView } from "../entities/landlord-view.ts";
import { policyView } from "../entities/policy-view.ts";
import type { ErrorCode } from "../errors.ts";
import { answered, answering, asked, asking, deciding } from "./amending.ts";
import { tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";
import { fileErrors } from "./documents.ts";
import { consents } from "./quote.ts";

/** Changes of a contract: who asks, who agrees, who takes back; docs/policy.md, 'Changes'. */

/** Accepts any string, so that a malformed id gets the same response as an unknown one. */
const ofTenant = z.object({ refId: z.string() });
const oneOfTenant = z.object({ refId: z.string(), amendmentId: z.string() });
const ofLandlord = tokenParams;
const oneOfLandlord = z.extend(tokenParams, { amendmentId: z.string() });

const session: readonly ErrorCode[] = ["LOGIN_REQUIRED", "POLICY_UNKNOWN"];
const landlord: readonly ErrorCode[] = ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED"];
const partner: readonly ErrorCode[] = ["PARTNER_KEY_INVALID", "POLICY_UNKNOWN"];
export const askAmendment = defineCall({
  name: "ask-amendment",
  summary: "Asks for a change of the tenant's contract.",
  method: "POST",
  path: "/policies/:refId/amendments",
  params: ofTenant,
  body: asked,
  answer: policyView,
  errors: [...session, ...asking],
  access: "session",
});

/** The body is multipart/form-data with one part, `file`. Its id goes into the change that it proves. */
export const uploadAmendmentProof = defineCall({
  name: "upload-amendment-proof",
  summary: "Uploads a proof for a change of the tenant's contract, such as a marriage certificate.",
  method: "POST",
  path: "/policies/:refId/amendments/proofs",
  params: ofTenant,
  upload: [],
  answer: evidenceFile,
  errors: [...fileErrors, ...session],
  access: "session",
});

export const answerAmendment = defineCall({
  name: "answer-amendment",
  summary: "Agrees to or refuses a change that the landlord asked for.",
  method: "POST",
  path: "/policies/:refId/amendments/:amendmentId/answer",
  params: oneOfTenant,
  body: answered,
  answer: policyView,
  errors: [...session, ...answering],
  access: "session",
});

export const takeBackAmendment = defineCall({
  name: "take-back-amendment",
  summary: "Takes back a change that the tenant asked for, before it applies.",
  method: "POST",
  path: "/policies/:refId/amendments/:amendmentId/take-back",
  params: oneOfTenant,
  answer: policyView,
  errors: [...session, ...deciding],
  access: "session",
});

export const askAmendmentAsLandlord = defineCall({
  name: "ask-amendment-as-landlord",
  summary: "Asks for a change of the guarantee.",
  method: "POST",
  path: "/landlord/:token/amendments",
  params: ofLandlord,
  body: asked,
  answer: landlordView,
  errors: [...landlord, ...asking],
  access: "landlord",
});

export const answerAmendmentAsLandlord = defineCall({
  name: "answer-amendment-as-landlord",
  summary: "Agrees to or refuses a change that the tenant asked for.",
  method: "POST",
  path: "/landlord/:token/amendments/:amendmentId/answer",
  params: oneOfLandlord,
  body: answered,
  answer: landlordView,
  errors: [...landlord, ...answering],
  access: "landlord",
});

export const takeBackAmendmentAsLandlord = defineCall({
  name: "take-back-amendment-as-landlord",
  summary: "Takes back a change that the landlord asked for, before it applies.",
  method: "POST",
  path: "/landlord/:token/amendments/:amendmentId/take-back",
  params: oneOfLandlord,
  answer: landlordView,
  errors: [...landlord, ...deciding],
  access: "landlord",
});

export const askAmendmentAsPartner = defineCall({
  name: "ask-guarantee-amendment",
  summary: "Asks for a change of a guarantee for one of the partner's rentals.",
  method: "POST",
  path: "/partner/guarantees/:refId/amendments",
  params: ofTenant,
  body: asked,
  answer: guarantee,
  errors: [...partner, ...asking],
  access: "partner",
});

export const answerAmendmentAsPartner = defineCall({
  name: "answer-guarantee-amendment",
  summary: "Agrees to or refuses a change that the tenant asked for.",
  method: "POST",
  path: "/partner/guarantees/:refId/amendments/:amendmentId/answer",
  params: oneOfTenant,
  body: answered,
  answer: guarantee,
  errors: [...partner, ...answering],
  access: "partner",
});

export const takeBackAmendmentAsPartner = defineCall({
  name: "take-back-guarantee-amendment",
  summary: "Takes back a change that was asked for the landlord, before it applies.",
  method: "POST",
  path: "/partner/guarantees/:refId/amendments/:amendmentId/take-back",
  params: oneOfTenant,
  answer: guarantee,
  errors: [...partner, ...deciding],
  access: "partner",
});

/**
 * The link that is mailed to a new landlord, a tenant's new address, or everybody who signs with the first tenant.
 * Opening it changes nothing.
 */
export const getAmendmentLink = defineCall({
  name: "get-amendment-link",
  summary: "Returns the change that the person behind the mailed link is asked to agree to.",
  method: "GET",
  path: "/amendments/:token",
  params: tokenParams,
  answer: amendmentLink,
  errors: ["TOKEN_UNKNOWN"],
  access: "public",
});

/**
 * Answering the same again returns the same. EMAIL_TAKEN: another account has the address. `consents` are required of
 * somebody who joins the contract: CONSENT_REQUIRED. STEP_NOT_ALLOWED with `documents`: what is to be signed has not been
 * mailed yet.
 */
export const answerAmendmentLink = defineCall({
  name: "answer-amendment-link",
  summary: "Agrees to or refuses the change, as the person to whom the link was mailed.",
  method: "POST",
  path: "/amendments/:token",
  params: tokenParams,
  body: z.extend(answered, { consents: z._default(z.nullable(consents), null) }),
  answer: amendmentLink,
  errors: [
    "TOKEN_UNKNOWN",
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "CONSENT_REQUIRED",
    "STEP_NOT_ALLOWED",
    "POLICY_STATUS_CONFLICT",
    "UNDER_REVIEW",
    "AMENDMENT_TOO_LATE",
    "EMAIL_TAKEN",
  ],
  access: "public",
});
