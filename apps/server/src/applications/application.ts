import type {
  Country,
  DocumentType,
  Language,
  LastCompletedPage,
  Locale,
  PaymentPeriod,
  RefusalReason,
  RiskOutcome,
} from "@kautia/contract";
import type { StoredConsents } from "../database/application-tables.ts";
import type { StoredAnswers } from "../domain/stored-answers.ts";

/** The stored outcome of the risk check. */
export interface Decision {
  id: string;
  outcome: RiskOutcome;
  reason: RefusalReason | null;
  /** What it asked for and has not been uploaded yet. */
  requiredDocuments: DocumentType[];
  ruleVersion: string;
}

/** An application as the rest of the server reads it: its answers are the effective ones. */
export interface Application {
  refId: string;
  country: Country;
  /** What the tenant's app was last set to. */
  locale: Locale;
  language: Language;
  lastCompletedPage: LastCompletedPage | null;
  answers: StoredAnswers;
  version: number;
  invited: boolean;
  consents: StoredConsents | null;
  decision: Decision | null;
  paymentPeriod: PaymentPeriod | null;
  premiumCents: number | null;
  signedAt: Date | null;
}

/** The documents that this application still owes: none once it stands past them. */
export function documentsOwed({ decision, lastCompletedPage }: Application): DocumentType[] {
  return lastCompletedPage === "RISK_CHECK" ? (decision?.requiredDocuments ?? []) : [];
}
