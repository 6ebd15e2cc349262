import { type Guard, goTo, isKnown } from "./guard.ts";

/**
 * The summary requires all answers. It closes when payment or owed documents come next (specification §2), and after a
 * refusal until an answer changes (docs/quote.md).
 */
export const summaryGuard: Guard = (input) => {
  if (input.screen !== "summary" || !isKnown(input)) return null;
  const { progress, documentsOwed, refused } = input;
  if (progress === "PAYMENT") return goTo(input, "payment");
  if (progress === "SUMMARY" && documentsOwed) return goTo(input, "private-documents");
  if (progress === "SUMMARY" && refused) return goTo(input, "risks");
  const open = progress === "TENANT_DETAILS" || progress === "INVITATION_DETAILS" || progress === "SUMMARY";
  return open ? null : goTo(input, "index");
};
