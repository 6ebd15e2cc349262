import { fieldError } from "@kautia/contract";
import { refuse, refuseFields } from "../../platform/http/refusal.ts";
import { readLastPremiumFrom, readNextPeriodStart } from "../../policy/index.ts";
import { pricePolicy } from "../../quote/index.ts";
import { ofTerms } from "./of-terms.ts";

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
