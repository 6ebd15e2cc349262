import { createHash } from "node:crypto";
import { ageOn, type Country, type RiskOutcome } from "@kautia/contract";
import type { NewDecision } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import type { Bureau } from "./ports.ts";
import { peopleIn, type RiskInput, scoreInputsOf } from "./risk-input.ts";
import type { Score } from "./rules/scorecard.ts";

type Verdict = Pick<NewDecision, "outcome" | "reason" | "required_documents" | "review_cause">;
type Outcome = Verdict & Pick<NewDecision, "rule_version" | "bureau_answer">;

/** The verdict of the product's rules and of the bureau, with what it was made from. */
export async function findOutcome(
  { bureau, config }: Pick<Deps, "bureau" | "config">,
  { refId, country }: { refId: string; country: Country },
  input: RiskInput,
): Promise<Outcome & { inputs: RiskInput & { country: Country; minimumAge: number }; input_hash: string }> {
  const { minimumAge } = config.products[country];
  const inputs = { ...input, country, minimumAge };
  const input_hash = createHash("sha256").update(JSON.stringify(inputs)).digest("hex");
  const outcome = await findWorst(bureau, input, { minimumAge, idempotencyKey: `${refId}-${input_hash}` });
  return { ...outcome, inputs, input_hash };
}

/**
 * A person decides if the bureau does not answer. It is asked about everybody who signs, one after the other, and the
 * worst verdict counts. After a refusal it is not asked about the others.
 */
async function findWorst(
  bureau: Bureau,
  input: RiskInput,
  { minimumAge, idempotencyKey }: { minimumAge: number; idempotencyKey: string },
): Promise<Outcome> {
  // The minimum age is the product's rule, so the bureau need not be asked.
  if (peopleIn(input).some(({ birthDate }) => ageOn(birthDate, input.insuranceStart) < minimumAge))
    return { ...toOutcome({ verdict: "REFUSED", reason: "UNDER_AGE" }), ...withoutAnswer(bureau) };
  let worst: Outcome | null = null;
  for (const [index, score] of scoreInputsOf(input).entries()) {
    const answer = await bureau.ask(score, index === 0 ? idempotencyKey : `${idempotencyKey}-${index + 1}`);
    const outcome: Outcome = answer
      ? { ...toOutcome(answer.score), rule_version: answer.version, bureau_answer: answer.given }
      : { ...toOutcome({ verdict: "MANUAL_REVIEW" }), ...withoutAnswer(bureau), review_cause: "BUREAU_DOWN" };
    worst = worst === null ? outcome : worseOf(worst, outcome);
    if (worst.outcome === "REFUSED") return worst;
  }
  if (worst === null) throw new Error("an application without a tenant");
  return worst;
}

function withoutAnswer(bureau: Bureau) {
  return { rule_version: bureau.version, bureau_answer: null };
}

const severity: Record<RiskOutcome, number> = { QUOTE: 0, MANUAL_REVIEW: 1, REFUSED: 2 };

/** Two quotes become one that asks for the documents of both. */
function worseOf(one: Outcome, other: Outcome): Outcome {
  const worse = severity[other.outcome] > severity[one.outcome] ? other : one;
  const documents = new Set([...one.required_documents, ...other.required_documents]);
  return worse.outcome === "QUOTE" ? { ...worse, required_documents: [...documents] } : worse;
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
