import {
  type CalendarDate,
  type CaseReason,
  type CaseWarning,
  type ClaimWarning,
  type EmploymentStatus,
  fromCents,
  looksMonthly,
  type RefusalReason,
  type ReviewCause,
  sumBy,
  toCents,
} from "@kautia/contract";
import { goodIncomeRatio, minimumIncomeRatio } from "../../quote/rules/scorecard.ts";

interface Figures {
  employmentStatus: EmploymentStatus | null;
  /** Yearly income and monthly cold rent in EUR; null while unanswered. */
  grossIncome: number | null;
  coldRent: number | null;
}

/** Income that covers the rent this often is more often a mistake than wealth. */
const unusuallyOften = 15;

/** How often a month's income covers a month's rent; null without both. */
function timesOf({ grossIncome, coldRent }: Figures): number | null {
  return grossIncome === null || !coldRent ? null : monthlyTimes(grossIncome / coldRent);
}

/** Divides a yearly income over a monthly rent by twelve, rounded down so that it never seems to reach a limit. */
const monthlyTimes = (ratio: number) => Math.floor((ratio / 12) * 10 + 1e-9) / 10;

interface WaitingCase extends Figures {
  cause: ReviewCause | null;
  /** Why the rules refused before the tenant asked for a person. */
  reason: RefusalReason | null;
  documentsMissing: number;
}

/** Why a case waits for a person: first the rule, then its figures. */
export function whyItWaits(waiting: WaitingCase): CaseReason[] {
  const times = timesOf(waiting);
  const { documentsMissing: count } = waiting;
  return [
    ...ruleOf(waiting),
    ...(times === null
      ? []
      : [
          {
            code: "INCOME_COVERS_RENT" as const,
            times,
            minimum: monthlyTimes(minimumIncomeRatio),
            good: monthlyTimes(goodIncomeRatio),
          },
        ]),
    ...(count === 0 ? [] : [{ code: "DOCUMENTS_MISSING" as const, count }]),
  ];
}

function ruleOf({ cause, reason, employmentStatus, grossIncome, coldRent }: WaitingCase): CaseReason[] {
  switch (cause) {
    case null:
      return [];
    case "ASKED":
      return [{ code: "ASKED", reason }];
    case "BUREAU_DOWN":
      return [{ code: "BUREAU_DOWN" }];
    case "RULES": {
      const ratio = grossIncome !== null && coldRent ? grossIncome / coldRent : null;
      const isBetween = ratio !== null && ratio >= minimumIncomeRatio && ratio < goodIncomeRatio;
      return isBetween && employmentStatus ? [{ code: "INCOME_BETWEEN", employmentStatus }] : [{ code: "BUREAU_ASKS" }];
    }
  }
}

interface CheckedCase extends Figures {
  today: CalendarDate;
  start: CalendarDate | null;
  end: CalendarDate | null;
  isHomeCovered: boolean;
}

/** What to watch out for before a case is decided. */
export function caseWarnings(checked: CheckedCase): CaseWarning[] {
  const { today, start, end, isHomeCovered, grossIncome } = checked;
  const times = timesOf(checked);
  const isUnusual = times !== null && grossIncome !== null && (looksMonthly(grossIncome) || times >= unusuallyOften);
  return [
    ...(start !== null && start < today ? [{ code: "START_IN_PAST" as const, day: start }] : []),
    ...(end !== null && end <= today ? [{ code: "CONTRACT_ENDED" as const, day: end }] : []),
    ...(isHomeCovered ? [{ code: "HOME_COVERED" as const }] : []),
    ...(isUnusual && grossIncome > 0 ? [{ code: "INCOME_UNUSUAL" as const, income: grossIncome, times }] : []),
  ];
}

interface CheckedClaim {
  files: number;
  reportedOn: CalendarDate;
  /** The day on which the guarantee ended; null while it has not. */
  endedOn: CalendarDate | null;
  /** The policy's other claims, in EUR: the granted amount, or the claimed one until the decision. */
  otherAmounts: readonly number[];
  isGranted: boolean;
  hasAccount: boolean;
}

/** What to watch out for before a claim is decided or paid out. */
export function claimWarnings(checked: CheckedClaim): ClaimWarning[] {
  const { files, reportedOn, endedOn, otherAmounts, isGranted, hasAccount } = checked;
  const amount = fromCents(sumBy(otherAmounts, toCents));
  return [
    ...(files === 0 ? [{ code: "NO_EVIDENCE" as const }] : []),
    ...(endedOn !== null && reportedOn >= endedOn ? [{ code: "REPORTED_AFTER_END" as const, day: endedOn }] : []),
    ...(otherAmounts.length > 0 ? [{ code: "OTHER_CLAIMS" as const, count: otherAmounts.length, amount }] : []),
    ...(isGranted && !hasAccount ? [{ code: "NO_ACCOUNT" as const }] : []),
  ];
}
