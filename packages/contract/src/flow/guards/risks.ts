import { mayAct } from "../progress.ts";
import { type Guard, goTo, isKnown } from "./guard.ts";

/**
 * The risk check and the manual review screen require the consents of the summary (docs/flow.md). The review screen is
 * shown only during the review. Afterwards a quote continues, and other outcomes are shown on the risk check screen.
 */
export const risksGuard: Guard = (input) => {
  const { screen, progress, riskResult, underReview, documentsOwed } = input;
  const isRiskScreen = screen === "risks" || screen === "manual-underwriting";
  if (!isRiskScreen || !isKnown(input)) return null;
  if (!mayAct("risk", progress)) return goTo(input, "index");
  // A document requested during the review comes first (docs/decisions.md).
  if (screen === "manual-underwriting" && underReview && documentsOwed) return goTo(input, "private-documents");
  if (screen === "risks" || underReview) return null;
  return goTo(input, riskResult ? "index" : "risks");
};
