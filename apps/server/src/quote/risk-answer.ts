import { dayOfAge, fromCents, type RiskAnswer, type WouldQuote } from "@kautia/contract";
import type { Application, Decision } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { findHighestDeposit } from "./rules/counterfactual.ts";
import { readRiskInput } from "./risk-input.ts";

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
  const { insuranceStart: _, ...score } = input;
  const changes = bureau.explain(score);
  if (!changes && !tooYoung) return null;
  const { grossIncomeCents = null, coldRentCents = null } = changes ?? {};
  // A lower rent also lowers the maximum deposit.
  const highest = coldRentCents === null ? null : findHighestDeposit(coldRentCents, product);
  const amount = (cents: number | null) => (cents === null ? null : fromCents(cents));
  return {
    grossIncome: amount(grossIncomeCents),
    coldRentAmount: highest === null ? null : amount(coldRentCents),
    rentDepositAmount: highest !== null && highest < score.depositCents ? fromCents(highest) : null,
    insuranceStart: tooYoung ? dayOfAge(input.birthDate, product.minimumAge) : null,
  };
}
