import type { PolicyStatus } from "@kautia/contract";

/** Statuses in which a guarantee stands good for something. Before cover begins, and once it is over, nothing is claimed (decision 0140). */
const inForce: readonly PolicyStatus[] = ["ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"];

export interface Guaranteed {
  status: PolicyStatus;
  depositCents: number;
  /** First day of cover, YYYY-MM-DD; null until the landlord has accepted. */
  coverStart: string | null;
  /** What was claimed before, in integer cents. */
  claimedCents: number;
}

/** What may still be claimed on that day, in integer cents, never below zero; null while the guarantee is not in force. */
export function claimableCents(policy: Guaranteed, today: string): number | null {
  // A tenant may ask to leave before cover has begun.
  if (!inForce.includes(policy.status) || policy.coverStart === null || policy.coverStart > today) return null;
  return Math.max(0, policy.depositCents - policy.claimedCents);
}
