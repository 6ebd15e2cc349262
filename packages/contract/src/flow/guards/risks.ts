import { mayAct } from "../progress.ts";
import { type Guard, goTo, isKnown } from "./guard.ts";

/**
 * The risk check, and the word that a person looks at it, need the consents of the summary (docs/flow.md). The latter is
 * shown while that is so; then the quote leads on, and what else was decided is told where the check is.
 */
export const risksGuard: Guard = (input) => {
  const { screen, progress, riskResult, underReview, documentsOwed } = input;
  const asked = screen === "risks" || screen === "manual-underwriting";
  if (!asked || !isKnown(input)) return null;
  if (!mayAct("risk", progress)) return goTo(input, "index");
  // What the person who decides asked for comes first (decision 0022).
  if (screen === "manual-underwriting" && underReview && documentsOwed) return goTo(input, "private-documents");
  if (screen === "risks" || underReview) return null;
  return goTo(input, riskResult ? "index" : "risks");
};
