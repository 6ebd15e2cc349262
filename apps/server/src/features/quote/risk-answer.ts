import { fromCents, type RiskAnswer, type WouldQuote } from "@kautia/contract";
import type { Application, Decision } from "../../applications/application.ts";
import type { Deps } from "../../deps.ts";
import { findOldEnough } from "../../domain/counterfactual.ts";
import { readRiskInput } from "./risk-input.ts";

/** What the tenant hears of a decision: with a refusal by the rules also what would change it. */
export function toRiskAnswer(
  deps: Pick<Deps, "bureau" | "config">,
  application: Application,
  decision: Pick<Decision, "outcome" | "reason" | "requiredDocuments" | "madeBy" | "note">,
): RiskAnswer {
  const { outcome, reason, requiredDocuments, note } = decision;
  const byRules = outcome === "REFUSED" && decision.madeBy !== "STAFF";
  return {
    outcome,
    // Why the rules refused is not why a person now looks, or has decided.
    reason: byRules ? reason : null,
    requiredDocuments,
    lastCompletedPage: application.lastCompletedPage,
    wouldQuote: byRules ? findWouldQuote(deps, application, reason) : null,
    mayAskForReview: byRules,
    note,
  };
}

function findWouldQuote(
  { bureau, config }: Pick<Deps, "bureau" | "config">,
  application: Application,
  reason: Decision["reason"],
): WouldQuote | null {
  const input = readRiskInput(application);
  if (!input) return null;
  const nothing: WouldQuote = { grossIncome: null, coldRentAmount: null, insuranceStart: null };
  if (reason === "UNDER_AGE") {
    const { minimumAge } = config.products[application.country];
    return { ...nothing, insuranceStart: findOldEnough(input.birthDate, minimumAge) };
  }
  const { insuranceStart: _, ...score } = input;
  const changes = bureau.explain(score);
  if (!changes) return null;
  const amount = (cents: number | null) => (cents === null ? null : fromCents(cents));
  return { ...nothing, grossIncome: amount(changes.grossIncomeCents), coldRentAmount: amount(changes.coldRentCents) };
}
