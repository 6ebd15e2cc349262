import { askForReview, furtherProgress, getRisk, mayAct, type RiskAnswer, type SaveAnswer } from "@kautia/contract";
import {
  applicantMailData,
  type Application,
  type FollowingDecision,
  updateApplication,
  type ApplicationUpdate,
  lacksEssentials,
  missingConsents,
  type NewDecision,
  type Tenant,
} from "../application/index.ts";
import type { Deps } from "../deps.ts";
import type { NewMail } from "../mails/index.ts";
import { tariffOf } from "./rules/tariff/price.ts";
import { checkSavedDeposit } from "./check-saved-deposit.ts";
import { countCheck } from "./count-check.ts";
import { findOutcome } from "./find-outcome.ts";
import { toRiskAnswer } from "./risk-answer.ts";
import { readRiskInput, type RiskInput } from "./risk-input.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";

/** Runs the risk check once, if `run` is true; other calls return the stored decision (wire decisions, GET risk). */
export async function checkRisk(
  deps: Deps,
  tenant: Tenant,
  { run, ip }: { run: boolean; ip: string },
): Promise<RiskAnswer | Refusal> {
  const answer = await updateApplication<RiskAnswer>(deps, tenant, async (application) => {
    const { consents, country, decision, lastCompletedPage } = application;
    // Confirming the summary again keeps the quote and leads back to the offers.
    if (run && decision?.outcome === "QUOTE" && lastCompletedPage === "SUMMARY") {
      const set = { lastCompletedPage: "RISK_CHECK" } as const;
      const advanced = { ...application, ...set };
      return { answer: toRiskAnswer(deps, advanced, decision), write: { cause: getRisk.name, change: {}, set } };
    }
    if (decision) return { answer: toRiskAnswer(deps, application, decision) };
    const input = readRiskInput(application);
    if (!run || !consents || !input || !mayAct("risk", lastCompletedPage) || lacksEssentials(application))
      return { answer: refuse("STEP_NOT_ALLOWED") };
    // If the home changed since the summary, its country may require more consents (docs/decisions.md).
    const wrong = [...missingConsents(consents, country), ...checkSavedDeposit(deps, application)];
    if (wrong.length > 0) return { answer: refuse("STEP_NOT_ALLOWED", wrong) };
    const tooMany = await countCheck(deps, { refId: application.refId, ip });
    return tooMany ? { answer: tooMany } : decide(deps, application, input);
  });
  deps.jobs.wake();
  return answer;
}

/** Requests a review by a person after a refusal by the risk rules. Idempotent. */
export async function requestReview(deps: Deps, tenant: Tenant): Promise<SaveAnswer | Refusal> {
  const answer = await updateApplication<SaveAnswer>(deps, tenant, (application) => {
    const { decision, signedAt, lastCompletedPage } = application;
    if (signedAt) return { answer: refuse("APPLICATION_LOCKED") };
    if (decision?.outcome === "MANUAL_REVIEW") return { answer: { lastCompletedPage } };
    // A decision by staff is final, unless the tenant changes an answer.
    if (decision?.outcome !== "REFUSED" || decision.madeBy === "STAFF") return { answer: refuse("STEP_NOT_ALLOWED") };
    const review: FollowingDecision = {
      id: deps.random.uuid(),
      outcome: "MANUAL_REVIEW",
      reason: decision.reason,
      required_documents: decision.requiredDocuments,
      made_by: "TENANT",
      follows: decision.id,
      review_cause: "ASKED",
    };
    const mail = makeReviewMail(application, review.id);
    const change = { decision: review.id };
    return {
      answer: { lastCompletedPage },
      write: { cause: askForReview.name, change, set: {}, decision: review, mail },
    };
  });
  deps.jobs.wake();
  return answer;
}

function makeReviewMail(application: Application, decision: string): NewMail<"review-received"> {
  const { refId, language, country, answers } = application;
  return {
    reason: `review-received:${decision}`,
    kind: "review-received",
    refId,
    to: answers.userInfo?.email ?? "",
    language,
    country,
    data: applicantMailData(answers),
  };
}

async function decide(deps: Deps, application: Application, input: RiskInput): Promise<ApplicationUpdate<RiskAnswer>> {
  const outcome = await findOutcome(deps, application, input);
  const decision: NewDecision = {
    ...outcome,
    id: deps.random.uuid(),
    tariff_version: tariffOf(application.country).version,
    made_by: "RULES",
  };
  // Without a quote the progress stays, so the tenant can still change answers on the summary.
  const lastCompletedPage =
    outcome.outcome === "QUOTE"
      ? furtherProgress(application.lastCompletedPage, "RISK_CHECK")
      : application.lastCompletedPage;
  const made = { ...outcome, requiredDocuments: outcome.required_documents, madeBy: "RULES" as const, note: null };
  return {
    answer: toRiskAnswer(deps, { ...application, lastCompletedPage }, made),
    write: {
      cause: getRisk.name,
      change: { decision: decision.id },
      set: { lastCompletedPage },
      decision,
      mail: outcome.outcome === "MANUAL_REVIEW" ? makeReviewMail(application, decision.id) : undefined,
    },
  };
}
