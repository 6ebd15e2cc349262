import * as z from "zod/mini";
import { certificateStatuses, contractDocumentKinds, countries, languages } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/** Documents of a signed contract. Source: wire decisions, "Pages and calls beyond the specification's tables". */

/** `kind` is one of policyDocumentKinds; receipts add the number of the premium: `receipt-3`. */
export const getPolicyDocument = defineCall({
  name: "get-policy-document",
  summary: "Downloads a policy document as a PDF: the contract, its enclosures, the certificate or a receipt.",
  method: "GET",
  path: "/policies/:refId/documents/:kind",
  params: z.object({ refId: z.string(), kind: z.string() }),
  answer: "pdf",
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "NOT_FOUND"],
  access: "session",
});

const draftKind = oneOf(["contract", ...contractDocumentKinds]);

/** Instants are UTC timestamps, null if the document was not mailed or downloaded; `sha256` is hexadecimal. */
export const contractDocument = z.object({
  kind: draftKind,
  version: z.string(),
  sha256: z.string(),
  mailedAt: z.nullable(z.string()),
  downloadedAt: z.nullable(z.string()),
});
export type ContractDocument = z.infer<typeof contractDocument>;

export const listContractDocuments = defineCall({
  name: "list-contract-documents",
  summary: "Lists the draft contract and its enclosures, and when the tenant received each.",
  method: "GET",
  path: "/onboarding/tenant/:token/documents",
  params: tokenParams,
  answer: z.object({ documents: z.array(contractDocument) }),
  errors: ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED", "APPLICATION_LOCKED"],
  access: "tenant",
});

/** Choosing the plan mails them, too; this is for a contract that has changed since (docs/decisions.md). */
export const mailContractDocuments = defineCall({
  ...listContractDocuments,
  name: "mail-contract-documents",
  summary: "Mails the draft contract and its enclosures, once for each state of the contract, and lists them.",
  method: "POST",
});

/** A download counts as delivery of the document. */
export const getContractDocument = defineCall({
  name: "get-contract-document",
  summary: "Downloads the draft contract or one of its enclosures as a PDF.",
  method: "GET",
  path: "/onboarding/tenant/:token/documents/:kind",
  params: z.extend(tokenParams, { kind: z.string() }),
  answer: "pdf",
  errors: ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED", "APPLICATION_LOCKED", "NOT_FOUND"],
  access: "tenant",
});

/** STEP_NOT_ALLOWED until the landlord accepts. */
export const getLandlordCertificate = defineCall({
  name: "get-landlord-certificate",
  summary: "Downloads the guarantee certificate as a PDF, with either of the landlord's links.",
  method: "GET",
  path: "/landlord/:token/certificate",
  params: tokenParams,
  answer: "pdf",
  errors: ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED"],
  access: "landlord",
  landlordLink: "any",
});

/** For landlords before they accept. Country and language default to the request's locale. */
export const getSampleCertificate = defineCall({
  name: "get-sample-certificate",
  summary: "Downloads a certificate with made-up people as a PDF, stamped as a sample.",
  method: "GET",
  path: "/sample-certificate",
  query: z.object({ country: z.optional(oneOf(countries)), lang: z.optional(oneOf(languages)) }),
  answer: "pdf",
  errors: ["FIELD_INVALID"],
  access: "public",
});

/** Ignores case, blanks and hyphens. Unknown codes delay the next attempt: RATE_LIMITED with Retry-After. */
export const getCertificate = defineCall({
  name: "get-certificate",
  summary: "Tells whether a certificate is genuine and in force, without personal data.",
  method: "GET",
  path: "/certificates/:code",
  params: z.object({ code: z.string() }),
  answer: z.object({
    status: oneOf(certificateStatuses),
    remaining: z.nullable(z.number()),
  }),
  errors: [],
  access: "public",
});
