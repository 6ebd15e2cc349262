import type { ScoreChanges } from "./rules/counterfactual.ts";
import type { Score, ScoreInput } from "./rules/scorecard.ts";

export interface BureauAnswer {
  score: Score;
  /** Version of the bureau's rules, stored with the decision. */
  version: string;
  /** The answer as received, reduced to the fields that we may store. */
  given: object;
}

export interface Bureau {
  /** Stored as rule version of decisions that are made without an answer of the bureau. */
  version: string;
  /**
   * Scores an applicant. Null if the bureau is down, too slow or returns an invalid answer. Requests with the same
   * `idempotencyKey` count as one enquiry. Never rejects.
   */
  ask(input: ScoreInput, idempotencyKey: string): Promise<BureauAnswer | null>;

  /** Changes that would turn a refusal into a quote; null if the bureau does not say. Sends no request. */
  explain(input: ScoreInput): ScoreChanges | null;
}
