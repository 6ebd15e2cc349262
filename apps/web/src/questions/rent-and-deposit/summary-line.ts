import { type SummaryLine } from "../summary-line.ts";

export const rentAndDepositLine: SummaryLine = ({ coldRentAmount, rentDepositAmount }, { t, money }) => [
  coldRentAmount === null ? null : t("summary.rent", { rent: money(coldRentAmount) }),
  rentDepositAmount === null ? null : t("summary.deposit", { deposit: money(rentDepositAmount) }),
];
