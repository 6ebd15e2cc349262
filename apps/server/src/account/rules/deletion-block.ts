import { addDays, type CalendarDate, hasEnded } from "@kautia/contract";
import { claimableCents, type ClaimablePolicy, claimableUntil } from "../../claims/rules/claiming.ts";

interface Facts extends ClaimablePolicy {
  /** Whether a claim, a repayment or a premium is still open. */
  isUnsettled: boolean;
}

interface DeletionBlock {
  /** The first day on which the policy no longer blocks the deletion; null while nobody knows it. */
  deletableFrom: CalendarDate | null;
}

/**
 * Whether a policy prevents deleting its account: while it runs, while something is unsettled, and while the landlord may
 * report a claim, to which the tenant could not object without the account. Null if it does not.
 */
export function findDeletionBlock(
  policy: Facts,
  today: CalendarDate,
  claimsAfterEndDays: number,
): DeletionBlock | null {
  if (!hasEnded(policy.status) || policy.isUnsettled) return { deletableFrom: null };
  const until = claimableUntil(policy, claimsAfterEndDays);
  const isClaimable = (claimableCents(policy, today, claimsAfterEndDays) ?? 0) > 0;
  return isClaimable && until !== null ? { deletableFrom: addDays(until, 1) } : null;
}
