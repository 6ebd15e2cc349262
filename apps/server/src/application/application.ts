import {
  type Country,
  type DecisionMaker,
  type DocumentType,
  type Language,
  type LastCompletedPage,
  type Locale,
  type PaymentPeriod,
  type RefusalReason,
  type RiskOutcome,
  mayAct,
  progressRank,
} from "@kautia/contract";
import type { StoredAnswers, StoredConsents } from "../platform/database/column-types.ts";

export interface Decision {
  id: string;
  outcome: RiskOutcome;
  reason: RefusalReason | null;
  requiredDocuments: DocumentType[];
  ruleVersion: string;
  tariffVersion: string;
  madeBy: DecisionMaker;
  note: string | null;
}

/** A partner who is the landlord. */
export interface LandlordPartner {
  id: string;
  /** Where the partner's own application pages start; null if it has none. */
  baseUrl: string | null;
  /** Whether the partner's software can act as the landlord through the API. */
  hasKey: boolean;
}

export interface Application {
  refId: string;
  country: Country;
  /** Locale in which the tenant last used the app. */
  locale: Locale;
  language: Language;
  lastCompletedPage: LastCompletedPage | null;
  /** The effective answers: for an existing rental the insured property is the current address. */
  answers: StoredAnswers;
  givenAnswers: StoredAnswers;
  version: number;
  invited: boolean;
  /** Null when the landlord is not a partner. */
  partner: LandlordPartner | null;
  /** In staff housing, the domain that the tenant's email address must have; otherwise null. */
  employeeEmailDomain: string | null;
  consents: StoredConsents | null;
  decision: Decision | null;
  uploadedDocuments: DocumentType[];
  paymentPeriod: PaymentPeriod | null;
  premiumCents: number | null;
  signedAt: Date | null;
  message: string | null;
}

/** Whether the tenant may upload documents now: after the risk check and during a manual review. */
export function mayUploadDocuments({ decision, lastCompletedPage }: Application): boolean {
  return mayAct("privateDocuments", lastCompletedPage) || decision?.outcome === "MANUAL_REVIEW";
}

/** Whether required documents may still be missing: until the tenant confirms that the documents are complete. */
export function documentsMayBeMissing({ lastCompletedPage }: Application): boolean {
  return progressRank(lastCompletedPage) < progressRank("PRIVATE_DOCUMENTS");
}

export function missingDocuments({ decision, uploadedDocuments }: Application): DocumentType[] {
  return (decision?.requiredDocuments ?? []).filter((type) => !uploadedDocuments.includes(type));
}
