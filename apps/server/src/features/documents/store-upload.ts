import type { MultipartFile } from "@fastify/multipart";
import { type DocumentType, documentTypes, fieldError, type UploadedDocument, uploadLimits } from "@kautia/contract";
import type { Kysely } from "kysely";
import { mayBringDocuments } from "../../applications/application.ts";
import { findApplication } from "../../applications/find-application.ts";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../database/tables.ts";
import { harmlessFileName } from "../../domain/file-name.ts";
import { type Refusal, refuse, refuseFields } from "../../http/refusal.ts";
import { type ReceivedFile, receiveFile } from "./receive-file.ts";

export interface Upload {
  refId: string;
  token: string;
  type: string;
  file: MultipartFile;
}

/** Takes one file of an application that owes documents; what is refused leaves neither bytes nor a row. */
export async function storeUpload(deps: Deps, upload: Upload): Promise<UploadedDocument | Refusal> {
  const application = await findApplication(deps, upload.token);
  if (!application || application.refId !== upload.refId) return refuse("TOKEN_UNKNOWN");
  const type = documentTypes.find((known) => known === upload.type);
  if (!type) return refuseFields([fieldError("type", "FIELD_INVALID")]);
  if (application.signedAt) return refuse("APPLICATION_LOCKED");
  if (!mayBringDocuments(application)) return refuse("STEP_NOT_ALLOWED");
  // Asked before the bytes come, and once more with the row: the first spares the work, the second counts.
  if (!(await mayUpload(deps.db, application.refId, deps.clock.now()))) return refuse("UPLOAD_LIMIT");

  const { storage, scanner } = deps;
  const { maxBytes } = uploadLimits;
  const key = deps.random.token();
  const received = await receiveFile(upload.file.file, key, { storage, scanner, maxBytes });
  if (received === "FILE_TOO_LARGE")
    return refuseFields([fieldError("file", received, { maxMegabytes: maxBytes / 1024 / 1024 })]);
  if (typeof received === "string") return refuse(received, ["file"]);

  const document = { id: deps.random.refId(), type, fileName: harmlessFileName(upload.file.filename) };
  const kept = await keepRow(deps, { ...document, refId: application.refId, key, received });
  if (!kept) {
    await storage.remove(key);
    return refuse("UPLOAD_LIMIT");
  }
  return { ...document, size: received.size };
}

/** Whether one more file may come: in all, and within the last minute. */
async function mayUpload(db: Kysely<Database>, refId: string, now: Date): Promise<boolean> {
  const aMinuteAgo = new Date(now.getTime() - 60_000);
  const { all, recent } = await db
    .selectFrom("document")
    .select(({ fn }) => fn.countAll<string>().as("all"))
    .select(({ fn }) => fn.countAll<string>().filterWhere("created_at", ">", aMinuteAgo).as("recent"))
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  return Number(all) < uploadLimits.maxCount && Number(recent) < uploadLimits.maxPerMinute;
}

interface Kept {
  id: string;
  refId: string;
  type: DocumentType;
  fileName: string;
  key: string;
  received: ReceivedFile;
}

/** Writes the row while the application is locked, so that files that come at once are counted one after the other. */
async function keepRow(deps: Deps, { id, refId, type, fileName, key, received }: Kept): Promise<boolean> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    await trx.selectFrom("application").select("ref_id").where("ref_id", "=", refId).forUpdate().execute();
    if (!(await mayUpload(trx, refId, now))) return false;
    const { contentType, size, sha256 } = received;
    const names = { id, ref_id: refId, type, file_name: fileName, storage_key: key };
    const content = { content_type: contentType, size, sha256, created_at: now };
    await trx
      .insertInto("document")
      .values({ ...names, ...content })
      .execute();
    return true;
  });
}
