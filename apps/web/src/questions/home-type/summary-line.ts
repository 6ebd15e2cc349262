import { type SummaryLine } from "../summary-line.ts";

export const homeTypeLine: SummaryLine = ({ buildingType }, { t }) => [
  buildingType && t(`choices.buildingType.${buildingType}`),
];
