import type { CardView } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { lockPolicy, replaceMethod } from "../../policy/index.ts";
import type { ProviderAccount } from "../ports/payment.ts";
import { findMethod } from "./card-setup.ts";
import { readOpenCharges, chargeNow } from "./open-charges.ts";
import { recheckWaitingCharges } from "./on-session-charge.ts";
import { readCardView } from "./card-view.ts";
import { writeMethod } from "./write-method.ts";

/** Uses the new card or account from now on, and charges it for everything owed that is not being charged already. */
export async function changeCard(deps: Deps, owner: ProviderAccount & { refId: string }): Promise<CardView | Refusal> {
  const { db, clock, random, jobs } = deps;
  const { refId } = owner;
  // Ask the provider for the card or account, because we cannot trust the browser.
  const method = await findMethod(deps, owner);
  if (!method) return refuse("STEP_NOT_ALLOWED");
  const { methodId } = method;
  const now = clock.now();
  const view = await inTransaction(db, async (transaction) => {
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
    await writeMethod(transaction, refId, method, now);
    await replaceMethod(transaction, refId, methodId);
    await recheckWaitingCharges(transaction, refId, { try_at: now, present_until: now });
    for (const open of await readOpenCharges(transaction, refId)) await chargeNow(transaction, random, open, now);
    return readCardView(transaction, { ...policy, card_method_id: methodId, card_refused_at: null }, now);
  });
  jobs.wake();
  return view;
}
