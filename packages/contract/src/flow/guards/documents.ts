import { type Guard, goTo, isKnown } from "./guard.ts";

/**
 * Private documents are also reachable with RISK_CHECK while documents are owed. Otherwise two rules of specification
 * §2 would cause a redirect loop (wire decisions, "Order after the steps").
 */
export const documentsGuard: Guard = (input) => {
  if (input.screen !== "private-documents" || !isKnown(input)) return null;
  const { progress, documentsOwed } = input;
  if (progress === "PAYMENT") return goTo(input, "payment");
  if (progress === "PRIVATE_DOCUMENTS" || progress === "SUMMARY") return null;
  if (progress === "RISK_CHECK" && documentsOwed) return null;
  return goTo(input, "index");
};
