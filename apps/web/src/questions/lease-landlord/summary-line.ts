import type { SummaryLine } from "../summary-line.ts";

export const leaseLandlordLine: SummaryLine = ({ beneficiaryInfo }, { t }) => [
  beneficiaryInfo && t("summary.leaseLandlord", { landlord: beneficiaryInfo }),
];
