import { type DocumentType, documentTypes, type UploadedDocument } from "@kautia/contract";
import type { Tenant } from "../application/index.ts";
import type { Deps } from "../deps.ts";

export async function listOwnDocuments(
  deps: Deps,
  { application }: Tenant,
): Promise<{ documents: UploadedDocument[] }> {
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
