import { dateOfTimestamp, toCents } from "@kautia/contract";
import type { Application } from "../application/index.ts";
import type { ScoreInput } from "./rules/scorecard.ts";

export type RiskInput = ScoreInput & { insuranceStart: string };

/** The answers that the risk check needs; null if one is missing. */
export function readRiskInput({ answers }: Pick<Application, "answers">): RiskInput | null {
  const { userInfo, employmentStatus, grossIncome, coldRentAmount, rentDepositAmount, insuranceStart } = answers;
  if (!userInfo?.firstName || !userInfo.lastName || !userInfo.birthDate || !employmentStatus) return null;
  if (!coldRentAmount || !rentDepositAmount || !insuranceStart) return null;
  return {
    firstName: userInfo.firstName,
    lastName: userInfo.lastName,
    birthDate: userInfo.birthDate,
    employmentStatus,
    grossIncomeCents: toCents(grossIncome ?? 0),
    coldRentCents: toCents(coldRentAmount),
    depositCents: toCents(rentDepositAmount),
    insuranceStart: dateOfTimestamp(insuranceStart),
  };
}
