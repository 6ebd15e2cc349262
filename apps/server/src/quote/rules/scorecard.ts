import type { DocumentType, EmploymentStatus, RefusalReason } from "@kautia/contract";

/** Kept with every decision. A change of any rule below is a new version. */
export const scorecardVersion = "scorecard-2026-1";

/** Yearly income over monthly cold rent, from which on someone scores well, or middling. */
export const wellFrom = 30;
export const middlingFrom = 18;

/** What a score rests on; amounts in integer cents. */
export interface ScoreInput {
  firstName: string;
  lastName: string;
  birthDate: string;
  employmentStatus: EmploymentStatus;
  /** A year's; 0 where there is none. */
  grossIncomeCents: number;
  /** A month's. */
  coldRentCents: number;
  depositCents: number;
}

export type Score =
  | { verdict: "GOOD"; requiredDocuments: DocumentType[] }
  | { verdict: "MANUAL_REVIEW" }
  | { verdict: "REFUSED"; reason: Exclude<RefusalReason, "UNDER_AGE"> };

/** The default bureau knows nothing but the application itself. Source: wire decisions, "Scorecard of the default bureau". */
export function scoreApplication(input: ScoreInput): Score {
  return byLastName(input.lastName) ?? byStatus(input);
}

/** Names by which a person can try each outcome. */
function byLastName(lastName: string): Score | null {
  switch (lastName.toLowerCase()) {
    case "manual":
      return { verdict: "MANUAL_REVIEW" };
    case "refused":
      return { verdict: "REFUSED", reason: "CREDIT_SCORE_INSUFFICIENT" };
    case "unknown":
      return { verdict: "REFUSED", reason: "NO_CREDIT_SCORE" };
    default:
      return null;
  }
}

function byStatus(input: ScoreInput): Score {
  const { employmentStatus, grossIncomeCents } = input;
  if (employmentStatus === "STUDENT") return { verdict: "GOOD", requiredDocuments: ["STUDENT_DOCUMENT", "PASSPORT"] };
  if (employmentStatus === "JOB_SEEKER" && grossIncomeCents === 0)
    return { verdict: "REFUSED", reason: "NO_CREDIT_SCORE" };
  return byIncome(input);
}

function byIncome({ employmentStatus, grossIncomeCents, coldRentCents }: ScoreInput): Score {
  if (grossIncomeCents >= wellFrom * coldRentCents) return { verdict: "GOOD", requiredDocuments: [] };
  if (grossIncomeCents < middlingFrom * coldRentCents)
    return { verdict: "REFUSED", reason: "CREDIT_SCORE_INSUFFICIENT" };
  // Middling: papers prove a wage or a pension; what someone works for themselves, or lives on between jobs, a person judges.
  const policyDocument = employmentStatus === "EMPLOYED" || employmentStatus === "RETIRED";
  return policyDocument
    ? { verdict: "GOOD", requiredDocuments: ["WORK_CONTRACT", "PASSPORT"] }
    : { verdict: "MANUAL_REVIEW" };
}
