import { documentTypes, fieldError, type UploadedDocument, uploadLimits } from "@kautia/contract";
import { mayBringDocuments } from "../../applications/application.ts";
import { findApplication } from "../../applications/find-application.ts";
import type { Deps } from "../../deps.ts";
import { harmlessFileName } from "../../domain/file-name.ts";
import { scanDelay } from "../../domain/waiting.ts";
import { Refusal, refuse, refuseFields } from "../../http/refusal.ts";
import { type ReceivedFile, receiveFile } from "./receive-file.ts";
import type { UploadParts } from "./read-parts.ts";
import { beginUpload, endUpload, lockUnsigned } from "./upload-row.ts";

/** Takes one file of an application that owes documents; what is refused leaves neither bytes nor a document. */
export async function storeUpload(
  deps: Deps,
  refId: string,
  { fields, fileName, content, announced }: UploadParts,
): Promise<UploadedDocument | Refusal> {
  const application = await findApplication(deps, fields.token);
  if (!application || application.refId !== refId) return refuse("TOKEN_UNKNOWN");
  const type = documentTypes.find((known) => known === fields.type);
  if (!type) return refuseFields([fieldError("type", "FIELD_INVALID")]);
  if (application.signedAt) return refuse("APPLICATION_LOCKED");
  if (!mayBringDocuments(application)) return refuse("STEP_NOT_ALLOWED");

  const key = deps.random.token();
  const refused = await beginUpload(deps, refId, key);
  if (refused) return refused;
  const received = await receive(deps, key, { content, announced });
  if (received instanceof Refusal) return received;
  const { contentType, size, scan } = received;
  const document = { id: deps.random.refId(), type, fileName: harmlessFileName(fileName, contentType) };
  const outcome = await keep(deps, { ...document, refId, key, received });
  if (outcome !== "kept") {
    await deps.storage.remove(key);
    return refuse(outcome);
  }
  return { ...document, size, checked: scan === "CLEAN" };
}

/** Whatever comes of the file, its row says that it is over; where even that fails, a job clears it away. */
async function receive(
  { storage, scanner, log, db, clock }: Deps,
  key: string,
  { content, announced }: Pick<UploadParts, "content" | "announced">,
): Promise<ReceivedFile | Refusal> {
  const { maxBytes, maxPixels } = uploadLimits;
  try {
    const received = await receiveFile(content, key, { storage, scanner, log, maxBytes, maxPixels, announced });
    if (typeof received !== "string") return received;
    await endUpload(db, key, clock.now());
    if (received !== "FILE_TOO_LARGE") return refuse(received, ["file"]);
    return refuseFields([fieldError("file", received, { maxMegabytes: maxBytes / 1024 / 1024 })]);
  } catch (error) {
    await storage.remove(key);
    await endUpload(db, key, clock.now());
    throw error;
  }
}

interface Kept {
  id: string;
  refId: string;
  type: UploadedDocument["type"];
  fileName: string;
  key: string;
  received: ReceivedFile;
}

/** The document counts from this transaction on, if nothing has changed over the time that its bytes took. */
async function keep(deps: Deps, { id, refId, type, fileName, key, received }: Kept) {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (transaction): Promise<"kept" | "APPLICATION_LOCKED" | "INTERNAL"> => {
    const application = await lockUnsigned(transaction, refId);
    if (!(await endUpload(transaction, key, now))) return "INTERNAL";
    if (!application) return "APPLICATION_LOCKED";
    const { contentType, size, sha256, scan } = received;
    const names = { id, ref_id: refId, type, file_name: fileName, storage_key: key };
    const content = { content_type: contentType, size, sha256, created_at: now };
    const waiting = scan === "WAITING" && { try_at: new Date(now.getTime() + scanDelay(1)), scan_tries: 1 };
    await transaction
      .insertInto("document")
      .values({ ...names, ...content, scan, ...waiting })
      .execute();
    return "kept";
  });
}
