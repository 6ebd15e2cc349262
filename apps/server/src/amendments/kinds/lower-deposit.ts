import { addDays, fieldError, fromCents, latestRestEnd, toCents } from "@kautia/contract";
import { moveAgreedEnd } from "../../billing/index.ts";
import { readClaims } from "../../claims/index.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { refuseFields } from "../../platform/http/refusal.ts";
import { readGuaranteedCents } from "../../policy/index.ts";
import { depositTerms } from "./deposit-terms.ts";
import { ofTerms } from "./of-terms.ts";

/**
 * The landlord releases a part of the deposit. What was claimed stays guaranteed. A rest with an end is for the bill of
 * the operating costs; it ends like an agreed end, so claims that arose before are still decided and paid.
 */
export const lowerDeposit = ofTerms("LOWER_DEPOSIT", {
  async refuse(transaction, { clock }, policy, { depositAmount, restUntil }) {
    const now = clock.now();
    const today = localDay(policy.country, now);
    const { claimedCents } = await readClaims(transaction, policy, now);
    const unclaimedCents = (await readGuaranteedCents(transaction, policy)) - claimedCents;
    const lowestCents = Math.max(1, policy.deposit_cents - unclaimedCents);
    const wrong = [];
    if (toCents(depositAmount) >= policy.deposit_cents)
      wrong.push(fieldError("change.depositAmount", "MAXIMUM", { max: fromCents(policy.deposit_cents - 1) }));
    if (toCents(depositAmount) < lowestCents)
      wrong.push(fieldError("change.depositAmount", "MINIMUM", { min: fromCents(lowestCents) }));
    // Before cover begins, the rest is covered for at least one day.
    const begins = policy.cover_start ?? policy.insurance_start;
    const earliest = addDays(begins > today ? begins : today, 1);
    const latest = latestRestEnd(today, policy.insurance_end);
    if (restUntil !== null && (restUntil < earliest || restUntil > latest))
      wrong.push(fieldError("change.restUntil", "FIELD_INVALID", { earliest, latest }));
    return wrong.length > 0 ? refuseFields(wrong) : null;
  },

  terms: async (transaction, policy, { depositAmount, restUntil }) => ({
    ...(await depositTerms(transaction, policy, depositAmount)),
    insurance_end: restUntil ?? policy.insurance_end,
  }),

  async follow(transaction, { policy: { ref_id } }, { restUntil }) {
    if (restUntil !== null) await moveAgreedEnd(transaction, ref_id, restUntil);
  },

  before: (_transaction, { deposit_cents, insurance_end }) => ({
    kind: "LOWER_DEPOSIT",
    depositAmount: fromCents(deposit_cents),
    restUntil: insurance_end,
  }),
});
