import { type DocumentType, documentTypes, type UploadedDocument } from "@kautia/contract";
import { findApplication } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";

export async function listOwnDocuments(
  deps: Deps,
  token: string,
): Promise<{ documents: UploadedDocument[] } | Refusal> {
  const application = await findApplication(deps, token);
  if (!application) return refuse("TOKEN_UNKNOWN");
  const rows = await deps.db
    .selectFrom("document")
    .select(["id", "type", "file_name as fileName", "size", "scan"])
    .where("ref_id", "=", application.refId)
    .where("type", "in", documentTypes)
    .$narrowType<{ type: DocumentType }>()
    .where("superseded_at", "is", null)
    .where("removed_at", "is", null)
    .where("deleted_at", "is", null)
    .where("scan", "<>", "INFECTED")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const documents = rows.map(({ scan, ...row }) => ({ ...row, checked: scan === "CLEAN" }));
  return { documents };
}
