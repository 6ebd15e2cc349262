import { type Guard, goTo, isKnown } from "./guard.ts";

/** Offers require a quote, uploaded documents if any are owed, and no chosen period. Specification §2. */
export const offersGuard: Guard = (input) => {
  if (input.screen !== "offers" || !isKnown(input)) return null;
  const { progress, documentsOwed, riskResult } = input;
  if (progress === "RISK_CHECK") return documentsOwed ? goTo(input, "private-documents") : null;
  if (progress === "PRIVATE_DOCUMENTS") return riskResult ? null : goTo(input, "risks");
  return goTo(input, "index");
};
