import { addDays, addMonths, maxCoverYears } from "@kautia/contract";
import { findReminder } from "../../billing/index.ts";
import { refuse, refuseDay } from "../../platform/http/refusal.ts";
import { ofTerms } from "./of-terms.ts";

/** A fixed term becomes longer, or has no end any more. The days after the old end cost what all others do. */
export const end = ofTerms("END", {
  async refuse(transaction, _deps, policy, { insuranceEnd }) {
    const { ref_id, insurance_start, insurance_end, premium_until } = policy;
    const isTerminated = (await findReminder(transaction, ref_id))?.state === "TERMINATED";
    // Nobody would pay for the days that are added.
    const isFree = premium_until !== null;
    if (insurance_end === null || isTerminated || isFree) return refuse("POLICY_STATUS_CONFLICT");
    const earliest = addDays(insurance_end, 1);
    const latest = addMonths(insurance_start, 12 * maxCoverYears);
    return refuseDay("change.insuranceEnd", insuranceEnd, [earliest, latest]);
  },

  terms: async (_transaction, _policy, { insuranceEnd: insurance_end }) => ({ insurance_end }),

  before: (_transaction, { insurance_end: insuranceEnd }) => ({ kind: "END", insuranceEnd }),
});
