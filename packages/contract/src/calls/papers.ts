import * as z from "zod/mini";
import { certificateStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";
import { pdf } from "./legal-documents.ts";

/** Documents of a signed contract. Source: wire decisions, "Pages and calls beyond the specification's tables". */

/** `kind` is one of policyPaperKinds, of receipts with the premium's number: `receipt-3`. */
export const getPolicyDocument = defineCall({
  name: "get-policy-document",
  summary: "A document of a policy as PDF: contract, what belongs to it, certificate, receipts.",
  method: "GET",
  path: "/policies/:refId/documents/:kind",
  params: z.object({ refId: z.string(), kind: z.string() }),
  answer: pdf,
  answerType: "application/pdf",
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "NOT_FOUND"],
  access: "session",
});

/** Before it is accepted: STEP_NOT_ALLOWED. */
export const getLandlordCertificate = defineCall({
  name: "get-landlord-certificate",
  summary: "The guarantee certificate as PDF, behind either of the landlord's links.",
  method: "GET",
  path: "/landlord/:token/certificate",
  params: tokenParams,
  answer: pdf,
  answerType: "application/pdf",
  errors: ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED"],
  access: "landlord",
});

/** Small letters, blanks and hyphens make no difference. After unknown codes it has to wait: RATE_LIMITED with Retry-After. */
export const getCertificate = defineCall({
  name: "get-certificate",
  summary: "Whether a certificate is genuine and in force; nothing personal is in the answer.",
  method: "GET",
  path: "/certificates/:code",
  params: z.object({ code: z.string() }),
  answer: z.object({ status: oneOf(certificateStatuses) }),
  errors: [],
  access: "public",
});
