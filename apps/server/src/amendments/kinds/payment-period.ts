import { fieldError } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { refuse, refuseFields } from "../../platform/http/refusal.ts";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import { type Policy, readLastPremiumFrom, readNextPeriodStart } from "../../policy/index.ts";
import { pricePolicy } from "../../quote/index.ts";
import { ofTerms } from "./of-terms.ts";

/** Before the first premium an agreed change applies from the first day of cover, even if that day moves. */
export async function moveAgreedPlan(
  transaction: Transaction<Database>,
  { ref_id, country, cover_start }: Policy,
): Promise<void> {
  if (cover_start === null) return;
  await transaction
    .updateTable("amendment")
    .set({ from_day: cover_start, due_at: startOfLocalDay(country, cover_start) })
    .where("ref_id", "=", ref_id)
    .where("kind", "=", "PAYMENT_PERIOD")
    .where("state", "=", "AGREED")
    .execute();
}

/** Yearly or monthly, from the first day of the next period. */
export const paymentPeriod = ofTerms("PAYMENT_PERIOD", {
  async refuse(_transaction, _deps, policy, change) {
    if (change.paymentPeriod === policy.payment_period)
      return refuseFields([fieldError("change.paymentPeriod", "FIELD_INVALID")]);
    return policy.next_premium_at === null ? refuse("POLICY_STATUS_CONFLICT") : null;
  },

  /** If the agreed day has passed, for example during a hold, the change waits for the next period. */
  async firstDay(transaction, policy, agreed) {
    const next = await readNextPeriodStart(transaction, policy);
    if (next === null) throw new Error(`no period of ${policy.ref_id} follows`);
    return agreed !== null && agreed === (await readLastPremiumFrom(transaction, policy.ref_id)) ? agreed : next;
  },

  async terms(transaction, policy, { paymentPeriod: payment_period }) {
    const { deposit_cents } = policy;
    return { payment_period, premium_cents: await pricePolicy(transaction, policy, { deposit_cents, payment_period }) };
  },

  before: (_transaction, { payment_period }) => ({ kind: "PAYMENT_PERIOD", paymentPeriod: payment_period }),
});
