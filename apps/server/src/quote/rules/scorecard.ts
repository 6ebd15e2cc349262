import { type DocumentType, type EmploymentStatus, outcomeOfLastName, type RefusalReason } from "@kautia/contract";

/** Stored with every decision. Change it with every change of the rules below. */
export const scorecardVersion = "scorecard-2026-1";

/** Ratio of yearly income to monthly cold rent. */
export const goodIncomeRatio = 30;
export const minimumIncomeRatio = 18;

/** Amounts in integer cents. */
export interface ScoreInput {
  firstName: string;
  lastName: string;
  birthDate: string;
  employmentStatus: EmploymentStatus;
  /** Per year; 0 without an income. */
  grossIncomeCents: number;
  /** Per month. */
  coldRentCents: number;
  depositCents: number;
}

export type Score =
  | { verdict: "GOOD"; requiredDocuments: DocumentType[] }
  | { verdict: "MANUAL_REVIEW" }
  | { verdict: "REFUSED"; reason: Exclude<RefusalReason, "UNDER_AGE"> };

/** Source: wire decisions, "Scorecard of the default bureau". */
export function scoreApplication(input: ScoreInput): Score {
  return byLastName(input.lastName) ?? byStatus(input);
}

function byLastName(lastName: string): Score | null {
  const outcome = outcomeOfLastName(lastName);
  if (!outcome) return null;
  return outcome === "MANUAL_REVIEW" ? { verdict: outcome } : { verdict: "REFUSED", reason: outcome };
}

function byStatus(input: ScoreInput): Score {
  const { employmentStatus, grossIncomeCents } = input;
  if (employmentStatus === "STUDENT") return { verdict: "GOOD", requiredDocuments: ["STUDENT_DOCUMENT", "PASSPORT"] };
  if (employmentStatus === "JOB_SEEKER" && grossIncomeCents === 0)
    return { verdict: "REFUSED", reason: "NO_CREDIT_SCORE" };
  return byIncome(input);
}

function byIncome({ employmentStatus, grossIncomeCents, coldRentCents }: ScoreInput): Score {
  if (grossIncomeCents >= goodIncomeRatio * coldRentCents) return { verdict: "GOOD", requiredDocuments: [] };
  if (grossIncomeCents < minimumIncomeRatio * coldRentCents)
    return { verdict: "REFUSED", reason: "CREDIT_SCORE_INSUFFICIENT" };
  // Employees and pensioners can prove a medium income with documents; others need a manual review.
  const canProveIncome = employmentStatus === "EMPLOYED" || employmentStatus === "RETIRED";
  return canProveIncome
    ? { verdict: "GOOD", requiredDocuments: ["WORK_CONTRACT", "PASSPORT"] }
    : { verdict: "MANUAL_REVIEW" };
}
