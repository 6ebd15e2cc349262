import { type SummaryLine } from "../summary-line.ts";

export const householdLine: SummaryLine = ({ liveWith }, { t }) => [liveWith && t(`choices.liveWith.${liveWith}`)];
