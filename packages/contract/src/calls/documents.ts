import * as z from "zod/mini";
import { documentTypes } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { refId, token } from "../fields/token.ts";
import { oneOf } from "../fields/text.ts";
import { saveAnswer } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/** Documents requested by the risk check. Source: specification §7, shapes by the wire decisions. */

/**
 * A stored file; `size` in bytes. `checked` is false while the scanner is unavailable; until then the file does not
 * count (docs/documents.md).
 */
export const uploadedDocument = z.object({
  id: z.string(),
  type: oneOf(documentTypes),
  fileName: z.string(),
  size: z.number(),
  checked: z.boolean(),
});
export type UploadedDocument = z.infer<typeof uploadedDocument>;

function isDocumentType(text: string): boolean {
  return documentTypes.some((type) => type === text.toUpperCase());
}

export const fileErrors = [
  "FIELD_REQUIRED",
  "FIELD_INVALID",
  "FILE_TOO_LARGE",
  "FILE_TYPE_NOT_ALLOWED",
  "FILE_INFECTED",
  "FILE_EMPTY",
  "UPLOAD_LIMIT",
] as const satisfies readonly ErrorCode[];

/**
 * The body is multipart/form-data with the parts `token`, `type` and `file`, in this order. With a document type in the
 * path instead of the refId, in upper or lower case, the part `type` is left out (specification §7, `{type}`).
 */
export const uploadDocument = defineCall({
  name: "upload-document",
  summary:
    "Uploads a document as multipart/form-data: token, type (a document type), file; or with the type as {refId}.",
  method: "POST",
  path: "/onboarding/:refId/document",
  params: z.object({ refId: z.union([refId, z.string().check(z.refine(isDocumentType))]) }),
  upload: ["token", "type"],
  answer: uploadedDocument,
  errors: [...fileErrors, "STEP_NOT_ALLOWED", "TOKEN_UNKNOWN", "APPLICATION_LOCKED"],
  access: "tenant",
});

/** Lists documents that count or wait for the scanner, oldest first. Removed and expired ones are left out. */
export const listDocuments = defineCall({
  name: "list-documents",
  summary: "Lists the application's uploaded documents.",
  method: "GET",
  path: "/onboarding/tenant/:token/private-documents",
  params: z.object({ token }),
  answer: z.object({ documents: z.array(uploadedDocument) }),
  errors: ["TOKEN_UNKNOWN"],
  access: "tenant",
});

/**
 * Deletes a document. Idempotent. Once the tenant has declared the documents complete, the last document of a required
 * type can only be replaced: the new one must be uploaded first (docs/documents.md).
 */
export const removeDocument = defineCall({
  name: "remove-document",
  summary: "Deletes an uploaded document.",
  method: "POST",
  path: "/onboarding/tenant/private-documents/:id/remove",
  params: z.object({ id: z.string() }),
  body: z.object({ token }),
  answer: z.object({ removed: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "NOT_FOUND", "STEP_NOT_ALLOWED", "TOKEN_UNKNOWN", "APPLICATION_LOCKED"],
  access: "tenant",
});

const declareComplete = {
  method: "POST",
  body: z.object({ token }),
  answer: saveAnswer,
  errors: ["FIELD_REQUIRED", "STEP_NOT_ALLOWED", "TOKEN_UNKNOWN", "APPLICATION_LOCKED"],
  access: "tenant",
} as const;

export const savePrivateDocuments = defineCall({
  ...declareComplete,
  name: "save-private-documents",
  summary: "Declares the documents complete; refused while one is missing.",
  path: "/onboarding/tenant/private-documents",
});

/** The same call under the invited tenant's path. All tenants may use both. */
export const saveInvitationDocuments = defineCall({
  ...declareComplete,
  name: "save-invitation-documents",
  summary: "Declares an invited tenant's documents complete; refused while one is missing.",
  path: "/onboarding/tenant/invitation/private-documents",
});
