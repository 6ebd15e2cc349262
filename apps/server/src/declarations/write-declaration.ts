import type { DeclarationKind } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Declared } from "./rules/declared.ts";

/** Records a declaration in the transaction of its effect. */
export async function writeDeclaration(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  { refId, kind, claimId = null }: { refId: string; kind: DeclarationKind; claimId?: string | null },
  declared: Declared,
): Promise<void> {
  await transaction
    .insertInto("declaration")
    .values({
      ref_id: refId,
      kind,
      declared_on: declared.declaredOn,
      arrived_on: declared.arrivedOn,
      way: declared.way,
      declared_by: declared.by,
      name: declared.name,
      claim_id: claimId,
      document_id: declared.documentId,
      note: declared.note,
      recorded_by: declared.recordedBy,
      recorded_at: clock.now(),
    })
    .execute();
}
