import { createHash } from "node:crypto";
import { ageOn, dateOfTimestamp, furtherProgress, getRisk, mayAct, type RiskAnswer, toCents } from "@kautia/contract";
import type { Application, Decision } from "../../applications/application.ts";
import type { NewDecision } from "../../applications/change-application.ts";
import { judgeApplication, type Judgement } from "../../applications/judge-application.ts";
import type { Deps } from "../../deps.ts";
import type { Score, ScoreInput } from "../../domain/scorecard.ts";
import { tariffOf } from "../../domain/tariff/price.ts";
import { type Refusal, refuse } from "../../http/route.ts";
import { lacksEssentials } from "../onboarding/index.ts";

/**
 * Runs the risk check once and stores its decision; afterwards, and when asked twice at once, everybody gets the stored
 * one. With `run` false nothing is run (wire decisions, GET risk).
 */
export function checkRisk(deps: Deps, token: string, run: boolean): Promise<RiskAnswer | Refusal> {
  return judgeApplication<RiskAnswer>(deps, token, async (application) => {
    const { consents, decision, lastCompletedPage } = application;
    if (decision) return { answer: { ...pickAnswer(decision), lastCompletedPage } };
    const input = readInput(application);
    if (!run || !consents || !input || !mayAct("risk", lastCompletedPage) || lacksEssentials(application))
      return { answer: refuse("STEP_NOT_ALLOWED") };
    return decide(deps, application, input);
  });
}

type RiskInput = ScoreInput & { insuranceStart: string };
type Outcome = Pick<Decision, "outcome" | "reason" | "requiredDocuments">;

function pickAnswer({ outcome, reason, requiredDocuments }: Outcome): Outcome {
  return { outcome, reason, requiredDocuments };
}

async function decide(deps: Deps, application: Application, input: RiskInput): Promise<Judgement<RiskAnswer>> {
  const { country, refId } = application;
  const { minimumAge } = deps.config.products[country];
  const inputs = { ...input, country, minimumAge };
  const inputHash = createHash("sha256").update(JSON.stringify(inputs)).digest("hex");
  const outcome = await findOutcome(deps, input, { minimumAge, idempotencyKey: `${refId}-${inputHash}` });
  if (!outcome) return { answer: refuse("PROVIDER_UNAVAILABLE") };

  const decision: NewDecision = {
    outcome: outcome.outcome,
    reason: outcome.reason,
    required_documents: outcome.requiredDocuments,
    id: deps.random.uuid(),
    rule_version: deps.bureau.version,
    tariff_version: tariffOf(country).version,
    inputs,
    input_hash: inputHash,
  };
  // Refused, or in a person's hands: there is no quote, and the application stays where 'Change' is still at hand.
  const page =
    outcome.outcome === "QUOTE"
      ? furtherProgress(application.lastCompletedPage, "RISK_CHECK")
      : application.lastCompletedPage;
  return {
    answer: { ...outcome, lastCompletedPage: page },
    advance: { cause: getRisk.name, change: { decision: decision.id }, set: { lastCompletedPage: page }, decision },
  };
}

async function findOutcome(
  { bureau }: Pick<Deps, "bureau">,
  input: RiskInput,
  { minimumAge, idempotencyKey }: { minimumAge: number; idempotencyKey: string },
): Promise<Outcome | null> {
  const { insuranceStart, ...score } = input;
  // The age is a rule of the product, not the bureau's business: nobody is asked about a minor.
  if (ageOn(input.birthDate, insuranceStart) < minimumAge)
    return { outcome: "REFUSED", reason: "UNDER_AGE", requiredDocuments: [] };
  const answer = await bureau.ask(score, idempotencyKey);
  return answer && toOutcome(answer);
}

function toOutcome(score: Score): Outcome {
  switch (score.verdict) {
    case "GOOD":
      return { outcome: "QUOTE", reason: null, requiredDocuments: score.requiredDocuments };
    case "MANUAL_REVIEW":
      return { outcome: "MANUAL_REVIEW", reason: null, requiredDocuments: [] };
    case "REFUSED":
      return { outcome: "REFUSED", reason: score.reason, requiredDocuments: [] };
  }
}

/** What the decision rests on; null while something of it is not answered. */
function readInput({ answers }: Application): RiskInput | null {
  const { userInfo, employmentStatus, grossIncome, coldRentAmount, rentDepositAmount, insuranceStart } = answers;
  if (!userInfo?.firstName || !userInfo.lastName || !userInfo.birthDate || !employmentStatus) return null;
  if (!coldRentAmount || !rentDepositAmount || !insuranceStart) return null;
  return {
    firstName: userInfo.firstName,
    lastName: userInfo.lastName,
    birthDate: userInfo.birthDate,
    employmentStatus,
    grossIncomeCents: toCents(grossIncome ?? 0),
    coldRentCents: toCents(coldRentAmount),
    depositCents: toCents(rentDepositAmount),
    insuranceStart: dateOfTimestamp(insuranceStart),
  };
}
