import { type SummaryLine } from "../summary-line.ts";

export const tenantDetailsLine: SummaryLine = ({ userInfo }, { t, date, region }) => [
  userInfo?.birthDate && date(userInfo.birthDate),
  userInfo?.nationality && region(userInfo.nationality),
  t(userInfo?.newsAgreement ? "summary.newsYes" : "summary.newsNo"),
];
