import type { StaffDeclaration } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { scanOf } from "../views/scans.ts";
import { staffName } from "../views/names.ts";

/** What was declared about a policy, oldest first. */
export async function readDeclarations(db: Kysely<Database>, refId: string): Promise<StaffDeclaration[]> {
  const rows = await db
    .selectFrom("declaration")
    .selectAll("declaration")
    .select(({ ref }) => [
      staffName(ref("declaration.recorded_by")).as("recorder"),
      scanOf(ref("declaration.document_id")).as("scan"),
    ])
    .where("declaration.ref_id", "=", refId)
    .orderBy("declaration.id")
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    way: row.way,
    declaredOn: row.declared_on,
    arrivedOn: row.arrived_on,
    by: row.declared_by,
    name: row.name,
    note: row.note,
    scan: row.scan,
    recordedAt: row.recorded_at.toISOString(),
    recordedBy: row.recorded_by === null ? null : { id: row.recorded_by, name: row.recorder ?? "" },
    claimId: row.claim_id,
  }));
}
