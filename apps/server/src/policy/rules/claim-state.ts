import type { ClaimState } from "@kautia/contract";

/** Whether the tenant may still object, a person may decide, or has decided (docs/policy.md). */
export function claimState(
  claim: { objectUntil: string; objected: boolean; decided: boolean },
  today: string,
): ClaimState {
  if (claim.decided) return "DECIDED";
  return claim.objected || today > claim.objectUntil ? "OPEN" : "OBJECTION";
}
