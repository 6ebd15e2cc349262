import { educationLevels } from "../../parts/employment/education-levels.ts";
import { chosen, type SummaryLine } from "../summary-line.ts";

export const employmentLine: SummaryLine = (
  { employmentStatus, grossIncome, educationLevel, educationPlace },
  { t, money },
) => [
  employmentStatus && t(`choices.employmentStatus.${employmentStatus}`),
  grossIncome === null ? null : t("summary.income", { income: money(grossIncome) }),
  chosen(educationLevels, educationLevel, (level) => t(`choices.educationLevel.${level}`)) ?? educationLevel,
  educationPlace,
];
