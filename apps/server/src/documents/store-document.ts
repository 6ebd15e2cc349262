import { documentTypes, fieldError, type UploadedDocument, uploadLimits } from "@kautia/contract";
import { lockUnsigned, mayUploadDocuments, type Tenant } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { Refusal, refuse, refuseFields } from "../platform/http/refusal.ts";
import type { Upload } from "../platform/http/upload/read-upload.ts";
import { type Destination, storeFile } from "./store-file.ts";

/** Stores a document of an application. The path has the application's refId, or the document's type instead. */
export async function storeDocument(
  deps: Deps,
  { application }: Tenant,
  refIdOrType: string,
  upload: Upload,
): Promise<UploadedDocument | Refusal> {
  const typeOfPath = readType(refIdOrType);
  if (!typeOfPath && application.refId !== refIdOrType) return refuse("TOKEN_UNKNOWN");
  const { refId } = application;
  const type = typeOfPath ?? readType(upload.fields.type);
  if (!type) return refuseFields([fieldError("type", "FIELD_INVALID")]);
  if (application.signedAt) return refuse("APPLICATION_LOCKED");
  if (!mayUploadDocuments(application)) return refuse("STEP_NOT_ALLOWED");
  const { maxCount } = uploadLimits;
  const lock: Destination["lock"] = async (transaction) =>
    (await lockUnsigned(transaction, refId)) ? null : refuse("APPLICATION_LOCKED");
  const stored = await storeFile(
    deps,
    { refId, type, claimId: null, movingOutId: null, by: null, maxCount, lock },
    upload,
  );
  if (stored instanceof Refusal) return stored;
  const { id, fileName, size, checked } = stored;
  return { id, type, fileName, size, checked };
}

export function readType(text: string) {
  return documentTypes.find((known) => known === text.toUpperCase());
}
