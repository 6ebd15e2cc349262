import { type SummaryLine } from "../summary-line.ts";

export const furnishedLine: SummaryLine = ({ furnishedType }, { t }) => [
  furnishedType && t(`choices.furnishedType.${furnishedType}`),
];
