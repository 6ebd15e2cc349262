import { sql } from "kysely";
import type { BulkTask, RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { deleteDocuments, documentsToDelete } from "./delete-documents.ts";
import { filesToScan, scanQuarantinedDocuments } from "./scan-quarantined-documents.ts";
import { deadUploads, oldUploads, sweepUploads } from "./sweep-uploads.ts";

export const scans: RowTask<WorkDeps> = {
  name: "scans",
  due: filesToScan.all,
  leases: true,
  retried: sql`
    SELECT created_at AS at FROM document
    WHERE scan = 'WAITING' AND scan_tries > 0 AND removed_at IS NULL AND deleted_at IS NULL`,
  handle: scanQuarantinedDocuments,
};

export const documentDeletions: RowTask<WorkDeps> = {
  name: "document-deletions",
  due: documentsToDelete.all,
  everyMinute: true,
  handle: deleteDocuments,
};

export const abandonedUploads: BulkTask<WorkDeps> = {
  name: "abandoned-uploads",
  due: sql`${deadUploads.all} UNION ALL ${oldUploads.all}`,
  everyMinute: true,
  run: sweepUploads,
};
