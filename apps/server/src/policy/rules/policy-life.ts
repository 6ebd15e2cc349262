import { canFollow, type PolicyStatus } from "@kautia/contract";

/** The statuses in which premiums fall due: the landlord has accepted, and the policy has not ended. */
export const payingStatuses = ["ACCEPTED", "ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"] as const;

export function isPaying(status: PolicyStatus): boolean {
  return payingStatuses.some((paying) => paying === status);
}

type Transition = { kind: "change"; to: PolicyStatus } | { kind: "unchanged" } | { kind: "conflict" };

export function checkTransition(from: PolicyStatus, to: PolicyStatus): Transition {
  if (from === to) return { kind: "unchanged" };
  return canFollow(from, to) ? { kind: "change", to } : { kind: "conflict" };
}

/** The policy's status after a charge; null for no change. `failedPremiums` counts those that are still unpaid. */
export function statusAfterCharge(from: PolicyStatus, succeeded: boolean, failedPremiums: number): PolicyStatus | null {
  if (from !== "ACCEPTED" && from !== "ACTIVE" && from !== "PAST_DUE") return null;
  const to = succeeded && failedPremiums === 0 ? "ACTIVE" : "PAST_DUE";
  return to === from ? null : to;
}
