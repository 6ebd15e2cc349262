import type { CalendarDate } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import type { Policy } from "../policy/index.ts";
import { cancelOpenPremiums, planRefunds } from "../billing/index.ts";

/**
 * Stops the premium: `until` is the first day for which none is owed. Plans the refund and returns it in cents. The
 * caller must have locked the policy.
 */
export async function stopPremium(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  policy: Policy,
  until: CalendarDate,
): Promise<number> {
  await transaction
    .updateTable("policy")
    .set({ premium_until: until, next_premium_at: null })
    .where("ref_id", "=", policy.ref_id)
    .execute();
  await cancelOpenPremiums(transaction, policy, deps.clock.now(), until);
  return planRefunds(transaction, deps, policy, until);
}
