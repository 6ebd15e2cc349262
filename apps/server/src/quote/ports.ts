import type { ScoreChanges } from "./rules/counterfactual.ts";
import type { Score, ScoreInput } from "./rules/scorecard.ts";

/** What the bureau said. */
export interface BureauAnswer {
  score: Score;
  /** Version of the rules behind it, kept with the decision. */
  version: string;
  /** As it came, kept with the decision: no more of it than may be kept. */
  given: object;
}

/** Knows how well people pay. */
export interface Bureau {
  /** Version of the rules that are asked, kept with a decision that had to do without an answer. */
  version: string;
  /**
   * What the bureau says of an applicant; null when it cannot be reached in time, or answers what nobody understands. The
   * same `idempotencyKey` is one enquiry, however often it is asked. Never throws.
   */
  ask(input: ScoreInput, idempotencyKey: string): Promise<BureauAnswer | null>;

  /** What would make its refusal of that applicant a quote, by the same rules; null where it does not say. Asks nobody. */
  explain(input: ScoreInput): ScoreChanges | null;
}
