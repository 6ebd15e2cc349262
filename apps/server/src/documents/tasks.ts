import { sql } from "kysely";
import type { BulkTask, RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { deleteDocuments, deletionAt, mayBeDue } from "./delete-documents.ts";
import { scanQuarantinedDocuments } from "./scan-quarantined-documents.ts";
import { sweepUploads } from "./sweep-uploads.ts";

export const scans: RowTask<WorkDeps> = {
  name: "scans",
  due: sql`
    SELECT id::text AS key, try_at AS at, leased_until FROM document
    WHERE scan = 'WAITING' AND removed_at IS NULL AND deleted_at IS NULL`,
  leases: true,
  retried: sql`
    SELECT created_at AS at FROM document
    WHERE scan = 'WAITING' AND scan_tries > 0 AND removed_at IS NULL AND deleted_at IS NULL`,
  handle: scanQuarantinedDocuments,
};

export const documentDeletions: RowTask<WorkDeps> = {
  name: "document-deletions",
  due: sql`SELECT d.id::text AS key, ${deletionAt} AS at FROM document d JOIN application a USING (ref_id) WHERE ${mayBeDue}`,
  everyMinute: true,
  handle: deleteDocuments,
};

/**
 * Whether an upload is alive is judged by the database's clock, which is never moved, so a running upload is never due.
 */
export const abandonedUploads: BulkTask<WorkDeps> = {
  name: "abandoned-uploads",
  due: sql`
    SELECT alive_until AS at FROM upload WHERE ended_at IS NULL AND alive_until < clock_timestamp()
    UNION ALL SELECT ended_at + interval '1 day' FROM upload WHERE ended_at IS NOT NULL`,
  everyMinute: true,
  run: sweepUploads,
};
