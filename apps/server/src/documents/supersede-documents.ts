import type { DocumentType } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";

/** The tenant must upload this type again: the earlier uploads no longer count. */
export async function supersedeDocuments(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  { refId, type }: { refId: string; type: DocumentType },
): Promise<void> {
  await transaction
    .updateTable("document")
    .set({ superseded_at: clock.now() })
    .where("ref_id", "=", refId)
    .where("type", "=", type)
    .where("superseded_at", "is", null)
    .execute();
}
