import type { RiskAnswer } from "@kautia/contract";

/** The risk check's answer that leads to an offer. */
export const quote: RiskAnswer = {
  outcome: "QUOTE",
  reason: null,
  requiredDocuments: [],
  lastCompletedPage: "RISK_CHECK",
  wouldQuote: null,
  mayAskForReview: false,
  note: null,
};
