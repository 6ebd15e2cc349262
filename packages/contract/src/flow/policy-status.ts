import type { PolicyStatus } from "../enums.ts";

/** The possible status changes. Every change of a policy is checked against this table and recorded in its history. */
export const policyTransitions: Record<PolicyStatus, readonly PolicyStatus[]> = {
  /** Signed by the tenant, no reply by the landlord. Nothing is charged. */
  SIGNED: ["ACCEPTED", "DECLINED", "WITHDRAWN", "ENDED"],
  /** Accepted by the landlord. The first premium is due on the day cover starts. */
  ACCEPTED: ["ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED", "WITHDRAWN", "ENDED"],
  /** In force and paid. */
  ACTIVE: ["PAST_DUE", "CANCELLATION_REQUESTED", "WITHDRAWN", "ENDED"],
  /** In force, but a premium could not be charged. ACCEPTED again if the only one is cancelled after a payout. */
  PAST_DUE: ["ACCEPTED", "ACTIVE", "CANCELLATION_REQUESTED", "WITHDRAWN", "ENDED"],
  /** In force until the landlord signs the release or the tenant revokes the cancellation. */
  CANCELLATION_REQUESTED: ["ACCEPTED", "ACTIVE", "PAST_DUE", "WITHDRAWN", "ENDED"],
  ENDED: [],
  DECLINED: [],
  WITHDRAWN: [],
};

export function canFollow(from: PolicyStatus, to: PolicyStatus): boolean {
  return policyTransitions[from].includes(to);
}

/** Whether the policy has ended: no cover, no charges, and no further status. */
export function hasEnded(status: PolicyStatus): boolean {
  return policyTransitions[status].length === 0;
}
