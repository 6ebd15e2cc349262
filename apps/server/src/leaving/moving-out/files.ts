import { maxEvidenceFiles } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { type Destination, selectCleanDocuments } from "../../documents/index.ts";
import { lockPolicy } from "../../policy/index.ts";

/** Where a file for the open proof of moving out is stored; refused once the desk has decided. */
export async function movingOutFiles(
  db: Kysely<Database>,
  refId: string,
): Promise<(Destination & { by: "tenant" }) | Refusal> {
  const movingOutId = await findOpenProof(db, refId);
  if (movingOutId === null) return refuse("STEP_NOT_ALLOWED");
  const lock = async (transaction: Transaction<Database>) => {
    await lockPolicy(transaction, refId);
    return (await findOpenProof(transaction, refId)) === movingOutId ? null : refuse("STEP_NOT_ALLOWED");
  };
  const owner = { claimId: null, movingOutId, by: "tenant" } as const;
  return { refId, type: "MOVING_OUT_PROOF", ...owner, maxCount: maxEvidenceFiles, lock };
}

export async function findMovingOutFile(db: Kysely<Database>, { refId, fileId }: { refId: string; fileId: string }) {
  const file = await selectCleanDocuments(db)
    .where("ref_id", "=", refId)
    .where("id", "=", fileId)
    .where("moving_out_id", "is not", null)
    .executeTakeFirst();
  return file ?? refuse("NOT_FOUND");
}

async function findOpenProof(db: Kysely<Database>, refId: string): Promise<string | null> {
  const open = await db
    .selectFrom("moving_out")
    .select("id")
    .where("ref_id", "=", refId)
    .where("outcome", "is", null)
    .executeTakeFirst();
  return open?.id ?? null;
}
