import * as z from "zod/mini";
import { documentTypes } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { refId, token } from "../fields/token.ts";
import { oneOf } from "../fields/text.ts";
import { saveAnswer } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/** Documents that the risk check asked for. Source: specification §7, shapes by the wire decisions. */

/**
 * What the server answers of a stored file; `size` in bytes. Not `checked`: the scanner could not be asked, and the file counts
 * only once it was (docs/documents.md).
 */
export const uploadedDocument = z.object({
  id: z.string(),
  type: oneOf(documentTypes),
  fileName: z.string(),
  size: z.number(),
  checked: z.boolean(),
});
export type UploadedDocument = z.infer<typeof uploadedDocument>;

/** What can be wrong with a file. */
export const fileErrors = [
  "FIELD_REQUIRED",
  "FIELD_INVALID",
  "FILE_TOO_LARGE",
  "FILE_TYPE_NOT_ALLOWED",
  "FILE_INFECTED",
  "FILE_EMPTY",
  "UPLOAD_LIMIT",
] as const satisfies readonly ErrorCode[];

/** The body is multipart/form-data with the parts `token`, `type` and `file`, in this order. */
export const uploadDocument = defineCall({
  name: "upload-document",
  summary: "Takes one document as multipart/form-data: token, type (a document type), file.",
  method: "POST",
  path: "/onboarding/:refId/document",
  params: z.object({ refId }),
  upload: ["token", "type"],
  answer: uploadedDocument,
  errors: [...fileErrors, "STEP_NOT_ALLOWED", "TOKEN_UNKNOWN", "APPLICATION_LOCKED"],
  access: "tenant",
});

/** Those that count or wait for the scanner, the oldest first; what was taken back or is too old is not among them. */
export const listDocuments = defineCall({
  name: "list-documents",
  summary: "The documents that this application holds.",
  method: "GET",
  path: "/onboarding/tenant/:token/private-documents",
  params: z.object({ token }),
  answer: z.object({ documents: z.array(uploadedDocument) }),
  errors: ["TOKEN_UNKNOWN"],
  access: "tenant",
});

/**
 * Takes a document back: it is deleted. Asked again it answers the same. Once the tenant has said that all are there, the
 * last one of a kind that is owed can only be replaced: the other comes first (docs/documents.md).
 */
export const removeDocument = defineCall({
  name: "remove-document",
  summary: "Takes an uploaded document back.",
  method: "POST",
  path: "/onboarding/tenant/private-documents/:id/remove",
  params: z.object({ id: z.string() }),
  body: z.object({ token }),
  answer: z.object({ removed: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "NOT_FOUND", "STEP_NOT_ALLOWED", "TOKEN_UNKNOWN", "APPLICATION_LOCKED"],
  access: "tenant",
});

const allThere = {
  method: "POST",
  body: z.object({ token }),
  answer: saveAnswer,
  errors: ["FIELD_REQUIRED", "STEP_NOT_ALLOWED", "TOKEN_UNKNOWN", "APPLICATION_LOCKED"],
  access: "tenant",
} as const;

export const savePrivateDocuments = defineCall({
  ...allThere,
  name: "save-private-documents",
  summary: "Says that all documents are there; refused while one is missing.",
  path: "/onboarding/tenant/private-documents",
});

/** The same under the invited tenant's path; either may be called by either. */
export const saveInvitationDocuments = defineCall({
  ...allThere,
  name: "save-invitation-documents",
  summary: "Says that all documents of an invited tenant are there; refused while one is missing.",
  path: "/onboarding/tenant/invitation/private-documents",
});
