import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "../policy/index.ts";
import { readOpen } from "./read-open.ts";
import { kindOf } from "./kinds/index.ts";
import type { AmendDeps } from "./kinds/kind.ts";

/**
 * Ends the changes that were asked for with the landlord's link and would give the guarantee to another mailbox or person,
 * after the landlord was replaced or the desk corrected the mailbox. Mails nobody, because the link in such a mail would
 * open the guarantee.
 */
export async function endTakeOvers(
  transaction: Transaction<Database>,
  { clock }: Pick<AmendDeps, "clock">,
  { ref_id }: Pick<Policy, "ref_id">,
): Promise<void> {
  await transaction
    .updateTable("amendment")
    .set({ state: "EXPIRED", decided_at: clock.now(), due_at: null })
    .where("ref_id", "=", ref_id)
    .where("kind", "in", ["NEW_LANDLORD", "LANDLORD_EMAIL"])
    .where("asked_by", "=", "LANDLORD")
    .where("decided_at", "is", null)
    .execute();
}

/** Mails the changes that wait for the landlord's answer to the landlord's current mailbox. */
export async function askLandlordAgain(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  policy: Policy,
): Promise<void> {
  const waiting = (await readOpen(transaction, policy.ref_id)).filter(
    ({ state, waits_for: [party] }) => state === "ASKED" && party === "LANDLORD",
  );
  for (const amendment of waiting)
    await kindOf(amendment.kind).tellAsked(transaction, deps, { policy, amendment, change: amendment.change });
}
