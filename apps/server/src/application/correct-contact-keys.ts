import { sql, type Transaction } from "kysely";
import type { ContactKeys } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";

/** Corrects how a party of a signed application is reached. The answers stay as they were signed. */
export async function correctContactKeys(
  transaction: Transaction<Database>,
  refId: string,
  change: Pick<ContactKeys, "tenantEmail" | "tenantPhone" | "landlordEmail" | "landlordPhone">,
): Promise<void> {
  await transaction
    .updateTable("application")
    .set({ contact_keys: sql`contact_keys || ${JSON.stringify(change)}::jsonb` })
    .where("ref_id", "=", refId)
    .where("forgotten_at", "is", null)
    .execute();
}
