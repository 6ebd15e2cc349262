import type { CalendarDate } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { endPremiums, type Policy } from "../policy/index.ts";
import { cancelOpenPremiums, planRefunds } from "../billing/index.ts";

/**
 * Stops the premium: `until` is the first day for which none is owed. Plans the refund and returns it in cents. The
 * caller must have locked the policy.
 */
export async function stopPremium(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "log">,
  policy: Policy,
  until: CalendarDate,
): Promise<number> {
  await endPremiums(transaction, policy.ref_id, until);
  await cancelOpenPremiums(transaction, deps, policy, until);
  return planRefunds(transaction, deps, policy, until);
}
