import { documentTypes, fieldError, type UploadedDocument, uploadLimits } from "@kautia/contract";
import { mayBringDocuments } from "../../applications/application.ts";
import { findApplication } from "../../applications/find-application.ts";
import { hashToken } from "../../applications/tokens.ts";
import type { Deps } from "../../deps.ts";
import { harmlessFileName } from "../../domain/file-name.ts";
import { scanDelay } from "../../domain/waiting.ts";
import { Refusal, refuse, refuseFields } from "../../http/refusal.ts";
import { type ReceivedFile, receiveFile } from "./receive-file.ts";
import type { UploadParts } from "./read-parts.ts";
import { findKept } from "./find-kept.ts";
import { beginUpload, endUpload, lockUnsigned } from "./upload-row.ts";

export interface Addressed {
  refId: string;
  /** Of the header; null without one. */
  idempotencyKey: string | null;
}

/**
 * Takes one file of an application that owes documents; what is refused leaves neither bytes nor a document. Of files that come
 * with one Idempotency-Key the first that is whole is kept, and all are answered by it (decision 0138).
 */
export async function storeUpload(
  deps: Deps,
  { refId, idempotencyKey }: Addressed,
  { fields, fileName, content, announced }: UploadParts,
): Promise<UploadedDocument | Refusal> {
  const application = await findApplication(deps, fields.token);
  if (!application || application.refId !== refId) return refuse("TOKEN_UNKNOWN");
  const type = documentTypes.find((known) => known === fields.type);
  if (!type) return refuseFields([fieldError("type", "FIELD_INVALID")]);
  if (application.signedAt) return refuse("APPLICATION_LOCKED");
  if (!mayBringDocuments(application)) return refuse("STEP_NOT_ALLOWED");

  const key = deps.random.token();
  const keyHash = idempotencyKey === null ? null : hashToken(idempotencyKey);
  const refused = await beginUpload(deps, refId, { key, keyHash });
  if (refused) return refused;
  const received = await receive(deps, key, { content, announced });
  if (received instanceof Refusal) return received;
  const { contentType, size, scan } = received;
  const document = { id: deps.random.refId(), type, fileName: harmlessFileName(fileName, contentType) };
  const outcome = await keep(deps, { ...document, refId, key, keyHash, received });
  if (outcome === "kept") return { ...document, size, checked: scan === "CLEAN" };
  await deps.storage.remove(key);
  return typeof outcome === "string" ? refuse(outcome) : outcome;
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
  keyHash: Buffer | null;
  received: ReceivedFile;
}

type Outcome = "kept" | UploadedDocument | "APPLICATION_LOCKED" | "IDEMPOTENCY_KEY_REUSED" | "INTERNAL";

/** The document counts from this transaction on, if nothing has changed over the time that its bytes took. */
async function keep(deps: Deps, { id, refId, type, fileName, key, keyHash, received }: Kept) {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (transaction): Promise<Outcome> => {
    const application = await lockUnsigned(transaction, refId);
    if (!(await endUpload(transaction, key, now))) return "INTERNAL";
    if (!application) return "APPLICATION_LOCKED";
    const { contentType, size, sha256, scan } = received;
    const earlier = await findKept(transaction, refId, keyHash);
    if (earlier) {
      const isSame = earlier.type === type && earlier.file_name === fileName && earlier.sha256.equals(sha256);
      if (!isSame) return "IDEMPOTENCY_KEY_REUSED";
      return { id: earlier.id, type, fileName, size, checked: earlier.scan === "CLEAN" };
    }
    const names = { id, ref_id: refId, type, file_name: fileName, storage_key: key, idempotency_hash: keyHash };
    const content = { content_type: contentType, size, sha256, created_at: now };
    const waiting = scan === "WAITING" && { try_at: new Date(now.getTime() + scanDelay(1)), scan_tries: 1 };
    await transaction
      .insertInto("document")
      .values({ ...names, ...content, scan, ...waiting })
      .execute();
    return "kept";
  });
}
