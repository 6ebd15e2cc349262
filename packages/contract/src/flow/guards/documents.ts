import { type Guard, goTo, isKnown } from "./guard.ts";

/**
 * Private documents: also reachable with RISK_CHECK while documents are owed, since two rules of specification §2 would
 * send that case round in a circle (wire decisions, "Order after the steps").
 */
export const documentsGuard: Guard = (input) => {
  if (input.screen !== "private-documents" || !isKnown(input)) return null;
  const { progress, documentsOwed } = input;
  if (progress === "PAYMENT") return goTo(input, "payment");
  if (progress === "PRIVATE_DOCUMENTS" || progress === "SUMMARY") return null;
  if (progress === "RISK_CHECK" && documentsOwed) return null;
  return goTo(input, "index");
};
