import { documentLifeDays } from "@kautia/contract";
import { type RawBuilder, sql } from "kysely";
import { recordChange } from "../application/index.ts";
import { deletionDelay } from "../platform/rules/retry-delays.ts";
import type { WorkDeps } from "../work-deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { later } from "../platform/rules/durations.ts";

const life = sql.lit(`${documentLifeDays} days`);

/** Must match the conditions of the indexes `document_refused`, `document_to_delete` and `document_amendment_proof`. */
const isRefused = sql`d.deleted_at IS NULL AND (d.removed_at IS NOT NULL OR d.scan = 'INFECTED')`;
const isKeptForATime = sql`d.deleted_at IS NULL AND (d.brought_by IS NULL OR d.moving_out_id IS NOT NULL)`;
const isProofOfChange = sql`d.deleted_at IS NULL AND d.type = 'AMENDMENT_PROOF'`;

/** Documents that will be deleted at some time without a request. */
const mayBeDue = sql`(${isRefused} OR ${isKeptForATime} OR ${isProofOfChange})`;

/**
 * SQL for when to delete `document d` of `application a` (docs/documents.md). Null if it is deleted or its case is
 * undecided; files of a claim stay with the policy unless infected.
 */
export const deletionAt: RawBuilder<Date | null> = sql<Date | null>`CASE
  WHEN d.deleted_at IS NOT NULL THEN NULL
  WHEN d.removed_at IS NOT NULL OR d.scan = 'INFECTED' THEN coalesce(d.try_at, d.removed_at, d.created_at)
  WHEN d.moving_out_id IS NOT NULL THEN (
    SELECT greatest(d.try_at, greatest(d.created_at, m.decided_at) + ${life}::interval) FROM moving_out m
    WHERE m.id = d.moving_out_id AND m.decided_at IS NOT NULL)
  WHEN d.type = 'AMENDMENT_PROOF' THEN (
    SELECT CASE WHEN count(*) FILTER (WHERE m.decided_at IS NULL) = 0
      THEN greatest(d.try_at, greatest(d.created_at, max(m.decided_at)) + ${life}::interval) END
    FROM amendment m WHERE m.ref_id = d.ref_id AND m.change ->> 'proofId' = d.id)
  WHEN d.brought_by IS NOT NULL THEN NULL
  WHEN (SELECT outcome FROM decision WHERE decision.id = a.decision_id) = 'MANUAL_REVIEW' THEN NULL
  ELSE greatest(d.try_at, greatest(d.created_at, (SELECT max(at) FROM decision WHERE decision.ref_id = d.ref_id)) + ${life}::interval)
END`;

export const documentsToDelete = dueRows({
  from: sql`document d JOIN application a USING (ref_id)`,
  key: sql`d.id`,
  at: deletionAt,
  where: mayBeDue,
});

interface DueDocument {
  id: string;
  refId: string;
  type: string;
  key: string;
  cause: "delete-removed-document" | "delete-infected-document" | "delete-old-document";
}

/**
 * Deletes the documents that are due: bytes first, then the record, so that it can run again after a crash in between.
 */
export async function deleteDocuments(deps: WorkDeps, ids: readonly string[]): Promise<number> {
  const now = deps.clock.now();
  const { rows } = await sql<DueDocument>`
    SELECT d.id, d.ref_id AS "refId", d.type, d.storage_key AS key, CASE WHEN d.removed_at IS NOT NULL THEN
      'delete-removed-document' WHEN d.scan = 'INFECTED' THEN 'delete-infected-document' ELSE 'delete-old-document' END AS cause
    FROM document d JOIN application a USING (ref_id)
    WHERE d.id = ANY(${ids}) AND ${documentsToDelete.isDue(now)}`.execute(deps.db);
  let deleted = 0;
  for (const document of rows) if (await deleteOne(deps, document, now)) deleted += 1;
  return deleted;
}

async function deleteOne({ db, storage, log }: WorkDeps, document: DueDocument, now: Date): Promise<boolean> {
  try {
    await storage.remove(document.key);
  } catch (error) {
    log.error({ document: document.id, error: String(error) }, "could not delete a document; will retry");
    const try_at = later(now, deletionDelay);
    await db.updateTable("document").set({ try_at }).where("id", "=", document.id).execute();
    return true;
  }
  return inTransaction(db, async (transaction) => {
    const gone = await transaction
      .updateTable("document")
      .set({ deleted_at: now, file_name: "" })
      .where("id", "=", document.id)
      .where("deleted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    const { id, refId, type, cause } = document;
    if (gone) await recordChange(transaction, refId, { cause, change: { document: id, type }, at: now });
    return gone !== undefined;
  });
}
