import { dateOfTimestamp } from "@kautia/contract";
import { type SummaryLine } from "../summary-line.ts";

export const insuranceDatesLine: SummaryLine = ({ insuranceStart, insuranceEnd }, { t, date }) => {
  if (!insuranceStart) return [];
  const start = date(dateOfTimestamp(insuranceStart));
  return [
    insuranceEnd
      ? t("summary.fromTo", { start, end: date(dateOfTimestamp(insuranceEnd)) })
      : t("summary.from", { start }),
  ];
};
