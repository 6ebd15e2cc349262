import { canFollow, hasEnded, type PolicyStatus } from "@kautia/contract";

/** The stored state of a policy: its cover, its payment and its leaving. */
export interface PolicyState {
  cover_state: "SIGNED" | "ACCEPTED" | "ENDED" | "DECLINED" | "WITHDRAWN";
  /** `PAST_DUE` while a premium with a failed charge is unpaid, `UNCHARGED` until a charge has succeeded or failed. */
  payment_state: "UNCHARGED" | "PAID" | "PAST_DUE";
  leaving_state: "STAYING" | "CANCELLATION_REQUESTED";
}

/** The status that tenants, partners and the desk see. `policyStatus` in `views` is the same rule in SQL. */
export function policyStatus({ cover_state, payment_state, leaving_state }: PolicyState): PolicyStatus {
  if (cover_state !== "ACCEPTED") return cover_state;
  if (leaving_state === "CANCELLATION_REQUESTED") return leaving_state;
  if (payment_state === "PAST_DUE") return payment_state;
  return payment_state === "PAID" ? "ACTIVE" : "ACCEPTED";
}

/** Whether premiums fall due: the landlord has accepted, and the policy has not ended. */
export function isPaying(status: PolicyStatus): boolean {
  return status !== "SIGNED" && !hasEnded(status);
}

/** The state after a change. A conflict if the table of transitions in the contract package does not allow the new status. */
export function planChange(
  from: PolicyState,
  change: Partial<PolicyState>,
): { state: PolicyState; outcome: "changed" | "unchanged" | "conflict" } {
  const { cover_state, payment_state, leaving_state } = { ...from, ...change };
  // A policy that has ended, or that no landlord has accepted, has no leaving state.
  const state = { cover_state, payment_state, leaving_state: cover_state === "ACCEPTED" ? leaving_state : "STAYING" };
  const [before, after] = [policyStatus(from), policyStatus(state)];
  if (before === after) return { state, outcome: "unchanged" };
  return { state, outcome: canFollow(before, after) ? "changed" : "conflict" };
}

/** The payment state that follows from a policy's premiums. */
export function paymentState(premiums: { failed: boolean; paid: boolean }): PolicyState["payment_state"] {
  if (premiums.failed) return "PAST_DUE";
  return premiums.paid ? "PAID" : "UNCHARGED";
}
