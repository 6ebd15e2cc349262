import type { ClaimState } from "@kautia/contract";

/** `OBJECTION` while the tenant may object, then `OPEN` until the desk decides (docs/policy.md). */
export function claimState(
  claim: { objectUntil: string; objected: boolean; decided: boolean },
  today: string,
): ClaimState {
  if (claim.decided) return "DECIDED";
  return claim.objected || today > claim.objectUntil ? "OPEN" : "OBJECTION";
}
