import { nationalityName } from "../../form/nationality-name.ts";
import { type SummaryLine } from "../summary-line.ts";

export const tenantDetailsLine: SummaryLine = ({ userInfo }, text) => [
  userInfo?.birthDate && text.date(userInfo.birthDate),
  userInfo?.nationality && nationalityName(userInfo.nationality, text),
  text.t(userInfo?.newsAgreement ? "summary.newsYes" : "summary.newsNo"),
  // Programs may leave this question out.
  userInfo?.updateAgreement == null
    ? null
    : text.t(userInfo.updateAgreement ? "summary.remindersYes" : "summary.remindersNo"),
];
