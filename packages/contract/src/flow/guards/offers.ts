import { type Guard, goTo, isKnown } from "./guard.ts";

/** Offers are reachable with a quote, before a period is chosen, and after owed documents are there. Specification §2. */
export const offersGuard: Guard = (input) => {
  if (input.screen !== "offers" || !isKnown(input)) return null;
  const { progress, documentsOwed, riskResult } = input;
  if (progress === "RISK_CHECK") return documentsOwed ? goTo(input, "private-documents") : null;
  if (progress === "PRIVATE_DOCUMENTS") return riskResult ? null : goTo(input, "risks");
  return goTo(input, "index");
};
