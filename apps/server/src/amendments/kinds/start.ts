import { addDays, addMonths, fieldError, maxStartMonths, minCoverMonths } from "@kautia/contract";
import { refuse, refuseFields } from "../../platform/http/refusal.ts";
import { readCoverStart } from "../../leaving/index.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { moveRatingRequest } from "../../rating/index.ts";
import { ofTerms } from "./of-terms.ts";
import { moveAgreedPlan } from "./payment-period.ts";

/** Cover begins on another day, and so does the first premium. Possible until cover has begun. */
export const start = ofTerms("START", {
  async refuse(transaction, { clock }, policy, { insuranceStart }) {
    const { country, cover_start, insurance_start, insurance_end } = policy;
    const today = localDay(country, clock.now());
    if (cover_start !== null && cover_start <= today) return refuse("POLICY_STATUS_CONFLICT");
    // Without the wish for early cover not before the withdrawal period is over (docs/law.md).
    const earliest = await readCoverStart(transaction, { ...policy, insurance_start: today }, today);
    const last = addMonths(today, maxStartMonths);
    const lastBeforeEnd = insurance_end && addMonths(insurance_end, -minCoverMonths);
    const latest = lastBeforeEnd !== null && lastBeforeEnd < last ? lastBeforeEnd : last;
    if (insuranceStart !== insurance_start && insuranceStart >= earliest && insuranceStart <= latest) return null;
    return refuseFields([fieldError("change.insuranceStart", "FIELD_INVALID", { earliest, latest })]);
  },

  lastDay({ cover_start }, { insuranceStart }) {
    const before = cover_start && addDays(cover_start, -1);
    return before !== null && before < insuranceStart ? before : insuranceStart;
  },

  terms: async (_transaction, _policy, { insuranceStart: insurance_start }) => ({ insurance_start }),

  async follow(transaction, { policy }) {
    const { ref_id: refId, country, cover_start } = policy;
    await moveAgreedPlan(transaction, policy);
    if (cover_start !== null) await moveRatingRequest(transaction, { refId, country, coverStart: cover_start });
  },

  before: (_transaction, { insurance_start: insuranceStart }) => ({ kind: "START", insuranceStart }),
});
