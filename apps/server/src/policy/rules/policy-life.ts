import { canFollow, type PolicyStatus } from "@kautia/contract";

/** The landlord has accepted and the policy has not ended: premiums fall due. */
export const payingStatuses = ["ACCEPTED", "ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"] as const;

export function isPaying(status: PolicyStatus): boolean {
  return payingStatuses.some((paying) => paying === status);
}

type Transition = { kind: "change"; to: PolicyStatus } | { kind: "stays" } | { kind: "conflict" };

export function checkTransition(from: PolicyStatus, to: PolicyStatus): Transition {
  if (from === to) return { kind: "stays" };
  return canFollow(from, to) ? { kind: "change", to } : { kind: "conflict" };
}

/** Null for no change. `unpaid` counts the premiums still open after the charge. */
export function statusAfterCharge(from: PolicyStatus, succeeded: boolean, unpaid: number): PolicyStatus | null {
  if (from !== "ACCEPTED" && from !== "ACTIVE" && from !== "PAST_DUE") return null;
  const to = succeeded && unpaid === 0 ? "ACTIVE" : "PAST_DUE";
  return to === from ? null : to;
}
