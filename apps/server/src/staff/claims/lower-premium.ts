import type { CalendarDate, PaymentPeriod } from "@kautia/contract";
import type { Transaction } from "kysely";
import { bookDifference } from "../../billing/index.ts";
import type { Deps } from "../../deps.ts";
import { stopPremium } from "../../leaving/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { changeTerms, type Policy, readPricedSince } from "../../policy/index.ts";
import { pricePolicy } from "../../quote/index.ts";
import { readRemainingCents } from "../../views/paid-out.ts";

/** What is left of a guarantee after a payout, and what it costs from that day on. */
export interface AfterPayout {
  /** A guarantee that was used up costs nothing. */
  usedUp: { refundCents: number } | null;
  rest: {
    depositCents: number;
    /** Null if it costs as much as before. */
    premiumCents: number | null;
    paymentPeriod: PaymentPeriod;
    refundCents: number;
  } | null;
}

/**
 * The premium follows what is left: from the day of the payout on, the rest is guaranteed and priced. If deposit or
 * payment period changed before the payout was recorded, days before that change keep their price.
 */
export async function lowerPremium(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "log">,
  policy: Policy,
  { claimId, paidOn }: { claimId: string; paidOn: CalendarDate },
): Promise<AfterPayout> {
  const { ref_id: refId, cover_state, premium_until, payment_period: paymentPeriod } = policy;
  const isFree = cover_state !== "ACCEPTED" || (premium_until !== null && premium_until <= paidOn);
  const depositCents = await readRemainingCents(transaction, refId);
  if (isFree || depositCents === null) return { usedUp: null, rest: null };
  if (depositCents <= 0)
    return { usedUp: { refundCents: await stopPremium(transaction, deps, policy, paidOn) }, rest: null };
  const terms = { deposit_cents: depositCents, payment_period: paymentPeriod };
  const premiumCents = await pricePolicy(transaction, policy, terms);
  const change = { deposit_cents: depositCents, premium_cents: premiumCents };
  const since = await readPricedSince(transaction, policy);
  const from = since !== null && since > paidOn ? since : paidOn;
  const changed = await changeTerms(transaction, deps, { refId, from, change, claimId });
  const { refundCents } = await bookDifference(transaction, deps, changed);
  const isCheaper = premiumCents !== policy.premium_cents;
  return {
    usedUp: null,
    rest: { depositCents, premiumCents: isCheaper ? premiumCents : null, paymentPeriod, refundCents },
  };
}
