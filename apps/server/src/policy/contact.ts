import type { Transaction } from "kysely";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Random } from "../platform/random.ts";
import { changeTerms } from "./change-terms.ts";

type ContactChange = Pick<Database["contact_change"], "party" | "field" | "old" | "new"> & {
  /** Who corrected it at the desk; null if the tenant did. */
  staffId: string | null;
  coTenantId?: string | null | undefined;
};

/** Later mails go to this address. The landlord's is part of the terms. The caller has locked the policy. */
export async function changeEmail(
  transaction: Transaction<Database>,
  deps: { clock: Clock; random: Random },
  { refId, party, email }: { refId: string; party: ContactChange["party"]; email: string },
): Promise<void> {
  if (party === "TENANT")
    await transaction.updateTable("policy").set({ tenant_email: email }).where("ref_id", "=", refId).execute();
  else await changeTerms(transaction, deps, { refId, change: { landlord_email: email } });
}

export async function recordContactChange(
  transaction: Transaction<Database>,
  { clock, random }: { clock: Clock; random: Random },
  ref_id: string,
  { staffId: staff_id, party, coTenantId: co_tenant_id = null, field, old, new: corrected }: ContactChange,
): Promise<void> {
  await transaction
    .insertInto("contact_change")
    .values({ id: random.uuid(), ref_id, party, co_tenant_id, field, old, new: corrected, at: clock.now(), staff_id })
    .execute();
}
