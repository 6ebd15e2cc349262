import type { ScoreChanges } from "../domain/counterfactual.ts";
import type { Score, ScoreInput } from "../domain/scorecard.ts";

/** Knows how well people pay. */
export interface Bureau {
  /** Version of the rules behind the answers, kept with every decision. */
  version: string;
  /**
   * What the bureau says of an applicant; null when it cannot be reached. The same `idempotencyKey` is one enquiry, however
   * often it is asked.
   */
  ask(input: ScoreInput, idempotencyKey: string): Promise<Score | null>;

  /** What would make its refusal of that applicant a quote, by the same rules; null where it does not say. Asks nobody. */
  explain(input: ScoreInput): ScoreChanges | null;
}
