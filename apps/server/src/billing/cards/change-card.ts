import type { CardView, Country } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { lockPolicy } from "../../policy/index.ts";
import { findCard } from "./card-setup.ts";
import { readOpenCharges, tryNow } from "./open-charges.ts";
import { endWaiting } from "./present-charge.ts";
import { readCardView } from "./view.ts";

/**
 * Takes the card that was set up for all that comes, and has what is open charged now. Each card does so once, however often
 * and at once it is said; a charge that is just being asked for is left to its answer.
 */
export async function changeCard(deps: Deps, owner: { refId: string; country: Country }): Promise<CardView | Refusal> {
  const { db, clock, random, jobs } = deps;
  const { refId } = owner;
  // The provider is asked whether the card is there: the browser's word for it would prove nothing.
  const methodId = await findCard(deps, owner);
  if (methodId === null) return refuse("STEP_NOT_ALLOWED");
  const now = clock.now();
  const view = await db.transaction().execute(async (transaction) => {
    const policy = await lockPolicy(transaction, refId);
    const before = await readCardView(transaction, policy, now);
    if (before.state === "OVER") return refuse("STEP_NOT_ALLOWED");
    if (methodId === policy.card_method_id) return before;
    const changed = await transaction
      .insertInto("card_change")
      .values({ ref_id: refId, method_id: methodId, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("ref_id")
      .executeTakeFirst();
    if (!changed) return before;
    await transaction.updateTable("policy").set({ card_method_id: methodId }).where("ref_id", "=", refId).execute();
    // What waits for the confirmation of the card before is waited for no longer.
    await endWaiting(transaction, refId, { try_at: now, present_until: now });
    for (const open of await readOpenCharges(transaction, refId)) await tryNow(transaction, random, open, now);
    await jobs.nudge(transaction);
    return readCardView(transaction, { ...policy, card_method_id: methodId }, now);
  });
  jobs.wake();
  return view;
}
