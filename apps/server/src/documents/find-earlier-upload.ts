import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** The document of an earlier upload with the same Idempotency-Key; null if there is none or it no longer counts. */
export async function findEarlierUpload(transaction: Transaction<Database>, refId: string, keyHash: Buffer | null) {
  if (keyHash === null) return null;
  const document = await transaction
    .selectFrom("document")
    .select(["id", "type", "claim_id", "moving_out_id", "brought_by", "file_name", "sha256", "scan", "created_at"])
    .where("ref_id", "=", refId)
    .where("idempotency_hash", "=", keyHash)
    .where("removed_at", "is", null)
    .where("deleted_at", "is", null)
    .where("superseded_at", "is", null)
    .where("scan", "<>", "INFECTED")
    .executeTakeFirst();
  return document ?? null;
}
