import { type SummaryLine } from "../summary-line.ts";

export const usagePurposeLine: SummaryLine = ({ existingRent }, { t }) => [
  existingRent === null ? null : t(existingRent ? "choices.existingRent.true" : "choices.existingRent.false"),
];
