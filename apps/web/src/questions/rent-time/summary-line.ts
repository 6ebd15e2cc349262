import { rentTimes } from "@kautia/contract";
import { chosen, type SummaryLine } from "../summary-line.ts";

export const rentTimeLine: SummaryLine = ({ rentTime }, { t }) => [
  chosen(rentTimes, rentTime, (years) => t(`choices.rentTime.${years}`)),
];
