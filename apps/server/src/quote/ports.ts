import type { ScoreChanges } from "./rules/counterfactual.ts";
import type { Score, ScoreInput } from "./rules/scorecard.ts";

export interface BureauAnswer {
  score: Score;
  /** Stored with the decision. */
  version: string;
  /** The bureau's answer, reduced to the fields that we may store. */
  given: object;
}

export interface Bureau {
  /** The version that is stored with decisions made without the bureau's answer. */
  version: string;
  /**
   * Asks for a verdict; null if the bureau is down, too slow or returns an invalid answer. A repeated `idempotencyKey`
   * counts as the same enquiry. Never rejects.
   */
  ask(input: ScoreInput, idempotencyKey: string): Promise<BureauAnswer | null>;

  /** Changes that would turn a refusal into a quote; null if the bureau does not say. Sends no request. */
  explain(input: ScoreInput): ScoreChanges | null;
}
