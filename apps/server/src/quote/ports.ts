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
  /** Stored with decisions for which the bureau gave no answer. */
  version: string;
  /**
   * Asks for a verdict; null if the bureau is down, too slow or answers nonsense. The same `idempotencyKey` is the same
   * enquiry. Never rejects.
   */
  ask(input: ScoreInput, idempotencyKey: string): Promise<BureauAnswer | null>;

  /** Changes that would turn a refusal into a quote; null if the bureau does not say. Sends no request. */
  explain(input: ScoreInput): ScoreChanges | null;
}
