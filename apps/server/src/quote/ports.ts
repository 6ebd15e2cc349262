import type { ScoreChanges } from "./rules/counterfactual.ts";
import type { Score, ScoreInput } from "./rules/scorecard.ts";

export interface BureauAnswer {
  score: Score;
  /** Stored with the decision. */
  version: string;
  /** Reduced to the fields that we may store. */
  given: object;
}

export interface Bureau {
  /** Stored with decisions that are made without an answer. */
  version: string;
  /** Null if the bureau is down, too slow or answers nonsense. Same `idempotencyKey`, same enquiry. Never rejects. */
  ask(input: ScoreInput, idempotencyKey: string): Promise<BureauAnswer | null>;

  /** Changes that would turn a refusal into a quote; null if the bureau does not say. Sends no request. */
  explain(input: ScoreInput): ScoreChanges | null;
}
