import { addDays, addMonths, maxCoverYears } from "@kautia/contract";
import { refuse, refuseDay } from "../../platform/http/refusal.ts";
import { ofTerms } from "./of-terms.ts";

/** A fixed term becomes longer, or has no end any more. The days after the old end cost what all others do. */
export const end = ofTerms("END", {
  async refuse(_transaction, _deps, { insurance_start, insurance_end }, { insuranceEnd }) {
    if (insurance_end === null) return refuse("POLICY_STATUS_CONFLICT");
    const earliest = addDays(insurance_end, 1);
    const latest = addMonths(insurance_start, 12 * maxCoverYears);
    return refuseDay("change.insuranceEnd", insuranceEnd, [earliest, latest]);
  },

  terms: async (_transaction, _policy, { insuranceEnd: insurance_end }) => ({ insurance_end }),

  before: (_transaction, { insurance_end: insuranceEnd }) => ({ kind: "END", insuranceEnd }),
});
