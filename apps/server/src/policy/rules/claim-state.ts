import type { ClaimOutcome, ClaimState } from "@kautia/contract";

interface ClaimFacts {
  objectUntil: string;
  /** Whether the tenant has objected or agreed. */
  answered: boolean;
  /** Null until the desk has decided. */
  outcome: ClaimOutcome | null;
  isPaidOut: boolean;
}

/**
 * `selectClaims` in `views` is the same rule in SQL. `OBJECTION` while the tenant may still object or agree, then
 * `OPEN` until the desk decides (docs/policy.md).
 */
export function claimState({ objectUntil, answered, outcome, isPaidOut }: ClaimFacts, today: string): ClaimState {
  if (isPaidOut) return "PAID";
  if (outcome !== null) return outcome === "REFUSED" ? "REFUSED" : "GRANTED";
  return answered || today > objectUntil ? "OPEN" : "OBJECTION";
}

/** Whether nothing is left to decide or to pay out. */
export function isSettled(state: ClaimState): boolean {
  return state === "PAID" || state === "REFUSED";
}
