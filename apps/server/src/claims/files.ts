import { type EvidenceFile, maxEvidenceFiles } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { type Destination, selectCleanDocuments } from "../documents/index.ts";
import { hasClaim, lockPolicy } from "../policy/index.ts";

interface ClaimRef {
  refId: string;
  claimId: string;
  /** Null if it must be the current landlord's claim. Left out for readers who see all claims. */
  formerLandlordId?: string | null;
}

/** Where a file for the claim is stored; refused once the claim is decided. */
export async function claimFileDestination(
  db: Kysely<Database>,
  { refId, claimId, ...owner }: ClaimRef,
  by: EvidenceFile["by"],
): Promise<(Destination & Pick<EvidenceFile, "by">) | Refusal> {
  if (!(await hasClaim(db, { refId, claimId, ...owner }))) return refuse("CLAIM_UNKNOWN");
  const lock = async (transaction: Transaction<Database>) => {
    await lockPolicy(transaction, refId);
    const decided = await transaction
      .selectFrom("claim_decision")
      .select("claim_id")
      .where("claim_id", "=", claimId)
      .executeTakeFirst();
    return decided ? refuse("STEP_NOT_ALLOWED") : null;
  };
  return { refId, type: "CLAIM_FILE", claimId, movingOutId: null, by, maxCount: maxEvidenceFiles, lock };
}

export async function findClaimFile(db: Kysely<Database>, { fileId, ...claim }: ClaimRef & { fileId: string }) {
  const { claimId } = claim;
  if (!(await hasClaim(db, claim))) return refuse("CLAIM_UNKNOWN");
  const file = await selectCleanDocuments(db)
    .where("claim_id", "=", claimId)
    .where("id", "=", fileId)
    .executeTakeFirst();
  return file ?? refuse("NOT_FOUND");
}

/** The files of the policy's claims and proofs of moving out, oldest first, without infected ones. */
export async function readEvidence(
  db: Kysely<Database>,
  refId: string,
): Promise<(EvidenceFile & { claimId: string | null; movingOutId: string | null })[]> {
  const rows = await db
    .selectFrom("document")
    .select([
      "id",
      "claim_id",
      "moving_out_id",
      "brought_by",
      "file_name",
      "content_type",
      "size",
      "scan",
      "created_at",
    ])
    .where("ref_id", "=", refId)
    .where("brought_by", "is not", null)
    .$narrowType<{ brought_by: EvidenceFile["by"] }>()
    .where("removed_at", "is", null)
    .where("deleted_at", "is", null)
    .where("scan", "<>", "INFECTED")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    claimId: row.claim_id,
    movingOutId: row.moving_out_id,
    by: row.brought_by,
    fileName: row.file_name,
    contentType: row.content_type,
    size: row.size,
    checked: row.scan === "CLEAN",
    uploadedAt: row.created_at.toISOString(),
  }));
}
