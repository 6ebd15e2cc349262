import { fromCents, type StaffClaim } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { staffName } from "../../views/names.ts";

/** The newest first. */
export async function readEstimates(db: Kysely<Database>, claimId: string): Promise<StaffClaim["estimates"]> {
  const rows = await db
    .selectFrom("claim_estimate")
    .select(["amount_cents", "note", "at"])
    .select(({ ref }) => staffName(ref("staff_id")).as("by"))
    .where("claim_id", "=", claimId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ amount_cents, note, at, by }) => ({
    amount: fromCents(amount_cents),
    note,
    at: at.toISOString(),
    by: by ?? "",
  }));
}
