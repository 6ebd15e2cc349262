import type { RefusalReason, RiskOutcome } from "../enums.ts";

type Outcome = Extract<RiskOutcome, "MANUAL_REVIEW"> | Exclude<RefusalReason, "UNDER_AGE">;

const outcomes = new Map<string, Outcome>([
  ["manual", "MANUAL_REVIEW"],
  ["refused", "CREDIT_SCORE_INSUFFICIENT"],
  ["unknown", "NO_CREDIT_SCORE"],
]);

/** What the built-in scorecard decides for a test name, whatever the other answers are; null for other names. */
export function outcomeOfLastName(lastName: string): Outcome | null {
  return outcomes.get(lastName.toLowerCase()) ?? null;
}
