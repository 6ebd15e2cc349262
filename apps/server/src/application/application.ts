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

/** The stored outcome of the risk check. */
export interface Decision {
  id: string;
  outcome: RiskOutcome;
  reason: RefusalReason | null;
  /** All that it asked for, uploaded or not. */
  requiredDocuments: DocumentType[];
  ruleVersion: string;
  tariffVersion: string;
  madeBy: DecisionMaker;
  /** What the person who decided wrote to the tenant. */
  note: string | null;
}

/** An application as the rest of the server reads it. */
export interface Application {
  refId: string;
  country: Country;
  /** What the tenant's app was last set to. */
  locale: Locale;
  language: Language;
  lastCompletedPage: LastCompletedPage | null;
  /** What follows from the given answers: for an existing rental the insured property is the current address. */
  answers: StoredAnswers;
  /** As the tenant gave them. */
  givenAnswers: StoredAnswers;
  version: number;
  invited: boolean;
  /** Tenants of staff housing must use a mail address of this domain. */
  employeeEmailDomain: string | null;
  consents: StoredConsents | null;
  decision: Decision | null;
  /** Kinds of which at least one document was uploaded. */
  uploadedDocuments: DocumentType[];
  paymentPeriod: PaymentPeriod | null;
  premiumCents: number | null;
  signedAt: Date | null;
  /** The last message to the landlord. */
  message: string | null;
}

/** Whether documents may come now: after the check, and while a person who looks at it asked for some. */
export function mayBringDocuments({ decision, lastCompletedPage }: Application): boolean {
  return mayAct("privateDocuments", lastCompletedPage) || decision?.outcome === "MANUAL_REVIEW";
}

/** Whether the tenant has yet to say that all documents are there; after that none may be missing any more. */
export function mayLackDocuments({ lastCompletedPage }: Application): boolean {
  return progressRank(lastCompletedPage) < progressRank("PRIVATE_DOCUMENTS");
}

/** The documents that the risk check asked for and that are not there yet. */
export function documentsOwed({ decision, uploadedDocuments }: Application): DocumentType[] {
  return (decision?.requiredDocuments ?? []).filter((type) => !uploadedDocuments.includes(type));
}
