import { ageOn } from "@kautia/contract";
import type { NewDecision } from "../application/index.ts";
import type { Bureau } from "./ports.ts";
import type { RiskInput } from "./risk-input.ts";
import type { Score } from "./rules/scorecard.ts";

type Verdict = Pick<NewDecision, "outcome" | "reason" | "required_documents" | "review_cause">;
type Outcome = Verdict & Pick<NewDecision, "rule_version" | "bureau_answer">;

/** The verdict of the product's rules and of the bureau; a person decides if the bureau does not answer. */
export async function findOutcome(
  bureau: Bureau,
  input: RiskInput,
  { minimumAge, idempotencyKey }: { minimumAge: number; idempotencyKey: string },
): Promise<Outcome> {
  const { insuranceStart, ...score } = input;
  const withoutBureau = { rule_version: bureau.version, bureau_answer: null };
  // The minimum age is the product's rule, so the bureau need not be asked.
  if (ageOn(input.birthDate, insuranceStart) < minimumAge)
    return { ...toOutcome({ verdict: "REFUSED", reason: "UNDER_AGE" }), ...withoutBureau };
  const answer = await bureau.ask(score, idempotencyKey);
  if (!answer) return { ...toOutcome({ verdict: "MANUAL_REVIEW" }), ...withoutBureau, review_cause: "BUREAU_DOWN" };
  return { ...toOutcome(answer.score), rule_version: answer.version, bureau_answer: answer.given };
}

function toOutcome(score: Score | { verdict: "REFUSED"; reason: "UNDER_AGE" }): Verdict {
  switch (score.verdict) {
    case "GOOD":
      return { outcome: "QUOTE", reason: null, required_documents: score.requiredDocuments, review_cause: null };
    case "MANUAL_REVIEW":
      return { outcome: "MANUAL_REVIEW", reason: null, required_documents: [], review_cause: "RULES" };
    case "REFUSED":
      return { outcome: "REFUSED", reason: score.reason, required_documents: [], review_cause: null };
  }
}
