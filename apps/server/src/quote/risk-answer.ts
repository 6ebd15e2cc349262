import { type CalendarDate, dayOfAge, fromCents, type RiskAnswer, type WouldQuote } from "@kautia/contract";
import type { Application, Decision } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { findHighestDeposit, type ScoreChanges } from "./rules/counterfactual.ts";
import { peopleIn, readRiskInput, type RiskInput, scoreInputsOf } from "./risk-input.ts";

export function toRiskAnswer(
  deps: Pick<Deps, "bureau" | "config">,
  application: Application,
  decision: Pick<Decision, "outcome" | "reason" | "requiredDocuments" | "madeBy" | "note">,
): RiskAnswer {
  const { outcome, reason, requiredDocuments, note } = decision;
  const byRules = outcome === "REFUSED" && decision.madeBy !== "STAFF";
  return {
    outcome,
    // The risk rules' reason does not apply to a manual review or a staff decision.
    reason: byRules ? reason : null,
    requiredDocuments,
    lastCompletedPage: application.lastCompletedPage,
    wouldQuote: byRules ? findWouldQuote(deps, application, reason) : null,
    mayAskForReview: byRules,
    note,
  };
}

function findWouldQuote(
  { config, bureau }: Pick<Deps, "bureau" | "config">,
  application: Application,
  reason: Decision["reason"],
): WouldQuote | null {
  const input = readRiskInput(application);
  if (!input) return null;
  const product = config.products[application.country];
  const tooYoung = reason === "UNDER_AGE";
  const changes = explainForAll(bureau, input);
  if (!changes && !tooYoung) return null;
  const { grossIncomeCents = null, coldRentCents = null } = changes ?? {};
  // A lower rent also lowers the maximum deposit.
  const highest = coldRentCents === null ? null : findHighestDeposit(coldRentCents, product);
  const amount = (cents: number | null) => (cents === null ? null : fromCents(cents));
  return {
    grossIncome: amount(grossIncomeCents),
    coldRentAmount: highest === null ? null : amount(coldRentCents),
    rentDepositAmount: highest !== null && highest < input.depositCents ? fromCents(highest) : null,
    insuranceStart: tooYoung ? dayOfAge(birthDateOfYoungest(input), product.minimumAge) : null,
  };
}

/** Only changes that help with everybody who signs; null if the bureau does not say. */
function explainForAll(bureau: Deps["bureau"], input: RiskInput): ScoreChanges | null {
  const changes = scoreInputsOf(input).map((score) => bureau.explain(score));
  if (!changes.every((change) => change !== null)) return null;
  const incomes = changes.map(({ grossIncomeCents }) => grossIncomeCents);
  const rents = changes.map(({ coldRentCents }) => coldRentCents);
  return {
    grossIncomeCents: incomes.every((cents) => cents !== null) ? Math.max(...incomes) : null,
    coldRentCents: rents.every((cents) => cents !== null) ? Math.min(...rents) : null,
  };
}

function birthDateOfYoungest(input: RiskInput): CalendarDate {
  return peopleIn(input).reduce((youngest, { birthDate }) => (birthDate > youngest ? birthDate : youngest), "");
}
