import { fieldError, uploadLimits } from "@kautia/contract";
import type { Transaction } from "kysely";
import { insistLater } from "../platform/database/insist.ts";
import { hashToken } from "../platform/tokens.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { harmlessFileName } from "./rules/file-name.ts";
import { scanDelay } from "../platform/rules/retry-delays.ts";
import { Refusal, refuse, refuseFields } from "../platform/http/refusal.ts";
import { findEarlierUpload } from "./find-earlier-upload.ts";
import { type ReceivedFile, receiveFile } from "./receive-file.ts";
import type { Upload } from "../platform/http/upload/read-upload.ts";
import { abandonUpload, beginUpload, endUpload } from "./upload-row.ts";
import { later } from "../platform/rules/durations.ts";

/** The owner of a file: an application, one side of a claim, or a proof of moving out. */
export interface Destination {
  refId: string;
  type: Database["document"]["type"];
  claimId: string | null;
  movingOutId: string | null;
  /** Null for documents of an application. */
  by: "tenant" | "landlord" | null;
  maxCount: number;
  /** Locks the destination until the transaction ends; returns a refusal if it no longer accepts files, else null. */
  lock(transaction: Transaction<Database>): Promise<Refusal | null>;
}

/** A stored file; `size` in bytes. `checked` is false if the scanner was unavailable. */
export interface StoredFile {
  id: string;
  fileName: string;
  contentType: string;
  size: number;
  checked: boolean;
  at: Date;
}

/**
 * Stores one file. A refused file leaves neither bytes nor a document. If several uploads have the same
 * Idempotency-Key, the first to complete is kept, and all of them return it (docs/documents.md).
 */
export async function storeFile(
  deps: Deps,
  to: Destination,
  { fileName, content, announced, network, idempotencyKey }: Upload,
): Promise<StoredFile | Refusal> {
  const key = deps.random.token();
  const keyHash = idempotencyKey === null ? null : hashToken(idempotencyKey);
  const refused = await beginUpload(deps, to, { key, keyHash, network, announced });
  if (refused) return refused;
  const received = await receive(deps, key, { content, announced });
  if (received instanceof Refusal) return received;
  const file = { id: deps.random.refId(), fileName: harmlessFileName(fileName, received.contentType) };
  const outcome = await keep(deps, to, { ...file, key, keyHash, received }).catch((error: unknown) => {
    insistLater(() => abandonUpload(deps.db, key));
    throw error;
  });
  if (outcome === "kept") {
    const { contentType, size, scan } = received;
    return { ...file, contentType, size, checked: scan === "CLEAN", at: deps.clock.now() };
  }
  await discard(deps, key);
  return outcome;
}

/**
 * Removes the file before it ends the upload's row, so that a job finds the open row after a crash or failure in
 * between.
 */
async function discard({ storage, log, db, clock }: Deps, key: string): Promise<void> {
  try {
    await storage.remove(key);
    await endUpload(db, key, { now: clock.now() });
  } catch (error) {
    log.error({ error: String(error) }, "could not remove a file that is not kept; a job will retry");
  }
}

async function receive(
  deps: Deps,
  key: string,
  { content, announced }: Pick<Upload, "content" | "announced">,
): Promise<ReceivedFile | Refusal> {
  const { maxBytes, maxPixels } = uploadLimits;
  try {
    const received = await receiveFile(content, key, { ...deps, maxBytes, maxPixels, announced });
    if (typeof received !== "string") return received;
    if (received === "PROVIDER_UNAVAILABLE") {
      await abandonUpload(deps.db, key);
      return refuse(received);
    }
    await discard(deps, key);
    if (received !== "FILE_TOO_LARGE") return refuse(received, ["file"]);
    return refuseFields([fieldError("file", received, { maxMegabytes: maxBytes / 1024 / 1024 })]);
  } catch (error) {
    await discard(deps, key);
    throw error;
  }
}

interface NewDocument {
  id: string;
  fileName: string;
  key: string;
  keyHash: Buffer | null;
  received: ReceivedFile;
}

async function keep(
  deps: Deps,
  { refId, type, claimId, movingOutId, by, lock }: Destination,
  { id, fileName, key, keyHash, received }: NewDocument,
): Promise<"kept" | StoredFile | Refusal> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (transaction) => {
    const refused = await lock(transaction);
    if (refused) return refused;
    const { contentType, size, sha256, scan } = received;
    const earlier = await findEarlierUpload(transaction, refId, keyHash);
    if (earlier) {
      const isSame =
        earlier.type === type &&
        earlier.claim_id === claimId &&
        earlier.moving_out_id === movingOutId &&
        earlier.brought_by === by &&
        earlier.file_name === fileName &&
        earlier.sha256.equals(sha256);
      if (!isSame) return refuse("IDEMPOTENCY_KEY_REUSED");
      return { id: earlier.id, fileName, contentType, size, checked: earlier.scan === "CLEAN", at: earlier.created_at };
    }
    if (!(await endUpload(transaction, key, { now, bytes: size }))) return refuse("INTERNAL");
    const names = { id, ref_id: refId, type, file_name: fileName, storage_key: key, idempotency_hash: keyHash };
    const content = { content_type: contentType, size, sha256, created_at: now };
    const waiting = scan === "WAITING" && { try_at: later(now, scanDelay(1)), scan_tries: 1 };
    const place = { claim_id: claimId, moving_out_id: movingOutId, brought_by: by };
    await transaction
      .insertInto("document")
      .values({ ...names, ...content, ...place, scan, ...waiting })
      .execute();
    return "kept";
  });
}
