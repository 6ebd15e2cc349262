import type { ReviewCause, RiskOutcome } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";

/** The state of a case in words. Without a cause the rules refused it. */
export function caseState({ cause, outcome }: { cause: ReviewCause | null; outcome: RiskOutcome }): TextKey {
  if (cause === null) return "staff.cases.refused";
  return outcome === "MANUAL_REVIEW" ? "staff.cases.open" : `staff.outcome.${outcome}`;
}
