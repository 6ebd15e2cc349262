import { type CoTenant, dateOfTimestamp, incomeOfAll, toCents } from "@kautia/contract";
import type { Application } from "../application/index.ts";
import type { ScoreInput } from "./rules/scorecard.ts";

export type RiskPerson = Pick<ScoreInput, "firstName" | "lastName" | "birthDate">;

/** The first tenant with the income of all who sign together. `coTenants` is missing for somebody who signs alone. */
export type RiskInput = ScoreInput & { insuranceStart: string; coTenants?: RiskPerson[] };

/** The answers that the risk check needs; null if one is missing. */
export function readRiskInput({ answers }: Pick<Application, "answers">): RiskInput | null {
  const { userInfo, employmentStatus, coldRentAmount, rentDepositAmount, insuranceStart } = answers;
  if (!userInfo?.firstName || !userInfo.lastName || !userInfo.birthDate || !employmentStatus) return null;
  if (!coldRentAmount || !rentDepositAmount || !insuranceStart) return null;
  const coTenants = (answers.coTenants ?? []).map(toRiskPerson);
  if (!coTenants.every((person) => person !== null)) return null;
  return {
    firstName: userInfo.firstName,
    lastName: userInfo.lastName,
    birthDate: userInfo.birthDate,
    employmentStatus,
    grossIncomeCents: toCents(incomeOfAll(answers) ?? 0),
    coldRentCents: toCents(coldRentAmount),
    depositCents: toCents(rentDepositAmount),
    insuranceStart: dateOfTimestamp(insuranceStart),
    ...(coTenants.length > 0 && { coTenants }),
  };
}

/** Null while the birth date or the income is missing. */
function toRiskPerson({ firstName, lastName, birthDate, grossIncome }: CoTenant): RiskPerson | null {
  return birthDate === null || grossIncome === null ? null : { firstName, lastName, birthDate };
}

/** Everybody who signs, the first tenant first. */
export function peopleIn({ firstName, lastName, birthDate, coTenants = [] }: RiskInput): RiskPerson[] {
  return [{ firstName, lastName, birthDate }, ...coTenants];
}

/** The bureau's or scorecard's input for each tenant: the person, and the figures that all share. */
export function scoreInputsOf(input: RiskInput): ScoreInput[] {
  const { insuranceStart: _start, coTenants: _others, ...figures } = input;
  return peopleIn(input).map((person) => ({ ...figures, ...person }));
}
