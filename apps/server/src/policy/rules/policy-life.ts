import { mayFollow, type PolicyStatus } from "@kautia/contract";

/** Statuses in which cover runs, or will run, and premiums fall due. */
export const payingStatuses = ["ACCEPTED", "ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"] as const;

/** Tells whether premiums fall due: the landlord has accepted and nothing has ended it since. */
export function isPaying(status: PolicyStatus): boolean {
  return payingStatuses.some((paying) => paying === status);
}

export type Change = { kind: "change"; to: PolicyStatus } | { kind: "stays" } | { kind: "conflict" };

/** Weighs a wish to change the status: to where it already is changes nothing, and what the table forbids is a conflict. */
export function weighChange(from: PolicyStatus, to: PolicyStatus): Change {
  if (from === to) return { kind: "stays" };
  return mayFollow(from, to) ? { kind: "change", to } : { kind: "conflict" };
}

/**
 * The status that the answer to a charge leads to; null where it changes nothing. `unpaid` is how many premiums are
 * still open after it. A tenant who is leaving stays in CANCELLATION_REQUESTED whatever the card does.
 */
export function statusAfterCharge(from: PolicyStatus, succeeded: boolean, unpaid: number): PolicyStatus | null {
  if (from !== "ACCEPTED" && from !== "ACTIVE" && from !== "PAST_DUE") return null;
  const to = succeeded && unpaid === 0 ? "ACTIVE" : "PAST_DUE";
  return to === from ? null : to;
}
