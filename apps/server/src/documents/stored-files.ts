import { Readable } from "node:stream";
import type { EvidenceFile } from "@kautia/contract";
import type { Kysely, Selectable } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import type { StoredContent } from "../platform/http/send-download.ts";
import type { Upload } from "../platform/http/upload/read-upload.ts";
import { type Destination, storeFile } from "./store-file.ts";

type StoredDocument = Pick<Selectable<Database["document"]>, "content_type" | "file_name" | "storage_key" | "size">;

/** Documents that were scanned as clean and are neither removed nor deleted. */
export function selectCleanDocuments(db: Kysely<Database>) {
  return db
    .selectFrom("document")
    .selectAll()
    .where("scan", "=", "CLEAN")
    .where("removed_at", "is", null)
    .where("deleted_at", "is", null);
}

/** Opens a file that was found, for a call that answers with it. Passes a refusal on. */
export function openFile({ storage }: Pick<Deps, "storage">, found: StoredDocument | Refusal): StoredContent | Refusal {
  if (found instanceof Refusal) return found;
  const { content_type: contentType, file_name: fileName, size, storage_key } = found;
  return { content: Readable.from(storage.read(storage_key)), contentType, fileName, size };
}

/** Stores a file of a claim or a proof of moving out. Passes a refusal of the destination on. */
export async function storeEvidence(
  deps: Deps,
  to: (Destination & Pick<EvidenceFile, "by">) | Refusal,
  upload: Upload,
): Promise<EvidenceFile | Refusal> {
  if (to instanceof Refusal) return to;
  const stored = await storeFile(deps, to, upload);
  if (stored instanceof Refusal) return stored;
  const { at, ...file } = stored;
  return { ...file, by: to.by, uploadedAt: at.toISOString() };
}
