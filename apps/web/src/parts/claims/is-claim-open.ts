import type { Claim } from "@kautia/contract";

/** Whether a claim still waits for a decision or for its payout. */
export function isClaimOpen({ decision, payout }: Claim): boolean {
  return decision === null || (decision.amount > 0 && payout === null);
}
