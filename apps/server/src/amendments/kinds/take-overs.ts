import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Policy } from "../../policy/index.ts";
import type { AmendDeps } from "./kind.ts";

/**
 * Ends the changes that were asked for with the landlord's link and would give the guarantee to another mailbox or
 * person, after the landlord was replaced or the desk corrected the mailbox. Mails nobody, because the link in such a
 * mail would open the guarantee. `by`: the change that replaced the landlord.
 */
export async function endTakeOvers(
  transaction: Transaction<Database>,
  { clock }: Pick<AmendDeps, "clock">,
  { ref_id }: Pick<Policy, "ref_id">,
  by: { id: string } | null = null,
): Promise<void> {
  await expireOthers(transaction, clock, by)
    .where("ref_id", "=", ref_id)
    .where("kind", "in", ["NEW_LANDLORD", "LANDLORD_EMAIL"])
    .where("asked_by", "=", "LANDLORD")
    .execute();
}

/**
 * Ends other changes of a tenant's mailbox in these contracts, after the tenant or the desk changed it: somebody who
 * read the old one may have asked for them. `by`: the change that applied.
 */
export async function endTenantEmails(
  transaction: Transaction<Database>,
  { clock }: Pick<AmendDeps, "clock">,
  refIds: readonly string[],
  by: { id: string } | null = null,
): Promise<void> {
  if (refIds.length === 0) return;
  await expireOthers(transaction, clock, by).where("ref_id", "in", refIds).where("kind", "=", "TENANT_EMAIL").execute();
}

function expireOthers(transaction: Transaction<Database>, clock: AmendDeps["clock"], by: { id: string } | null) {
  return transaction
    .updateTable("amendment")
    .set({ state: "EXPIRED", decided_at: clock.now(), due_at: null })
    .where("decided_at", "is", null)
    .where("id", "is distinct from", by && by.id);
}
