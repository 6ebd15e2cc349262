import type { PdfData } from "../policy-documents/pdf-data.ts";
import type { Letter } from "./letter.ts";

/** What each kind of mail tells. Amounts in integer cents, dates as YYYY-MM-DD. */
export interface MailData {
  /** To a tenant whom a partner invites; there is no contract yet. */
  "tenant-invitation": {
    tenantName: string | null;
    inviterName: string;
    fullAddress: string;
    depositCents: number;
    insuranceStart: string;
    /** The link works until then. */
    expiresOn: string;
    link: string;
  };
  /** To whoever was named as the landlord; nothing that a stranger typed stands in it. */
  "invitation-confirmation": { expiresOn: string; link: string };
  "landlord-invitation": Contract & {
    insuranceStart: string;
    insuranceEnd: string | null;
    /** The last day on which it can be answered. */
    answerUntil: string;
    link: string;
  };
  "landlord-reminder": Contract & { insuranceStart: string; answerUntil: string; link: string };
  /** To the tenant: no answer came until that day. `link` begins anew with the same answers. */
  "landlord-silent": Contract & { until: string; link: string };
  "landlord-link": Contract & { link: string };
  /** Before anything is signed, with the draft and all that belongs to it. `draft` is what the draft is made of. */
  "contract-documents": Premium & {
    tenantName: string;
    fullAddress: string;
    depositCents: number;
    draft: Omit<PdfData["contract"], "documents" | "signed">;
  };
  "contract-signed": Contract & Premium & { insuranceStart: string; withdrawUntil: string };
  "landlord-accepted": Contract & Premium & { firstChargeOn: string };
  "landlord-declined": Contract & { reason: string | null };
  /** Sets the first password. `email` is what the tenant logs in with. */
  "account-confirmation": Contract & { email: string; link: string };
  /** Sets another one. */
  "new-password": Contract & { email: string; link: string };
  /** Logs in, once and soon. */
  "login-link": Contract & { email: string; link: string };
  /** A key that opens the account was added on that day. `link` is where a new password is asked for. */
  "passkey-added": Contract & { email: string; on: string; link: string };
  /** Changed from inside the account on that day. */
  "password-changed": Contract & { email: string; on: string; link: string };
  /** Confirms that everything is to be deleted, once and soon. */
  "deletion-link": Contract & { email: string; link: string };
  /** The last mail to somebody who had everything deleted. `kept`: contracts, and the last day on which each is kept. */
  "data-deleted": { tenantName: string; on: string; kept: readonly { contractNumber: string; until: string }[] };
  "tenant-message": Contract & { message: string };
  "rating-request": Contract & { link: string };
  /** To the tenant. `link` leads to the contracts. */
  "claim-reported": Contract & { amountCents: number; items: ClaimItem[]; objectUntil: string; link: string };
  /** To the landlord. */
  "claim-objected": Contract & { amountCents: number; text: string; link: string };
  /** To the tenant. `note` is there unless all was accepted; `repayment` is how they pay back what was. */
  "claim-decided": Contract &
    DecidedClaim & { repayment: { chooseUntil: string; dueOn: string; mostParts: number } | null };
  /** To the tenant: what will be charged when, `chosen` or because nobody chose. `link` leads to the contracts. */
  "repayment-planned": Contract & {
    amountCents: number;
    instalments: { on: string; amountCents: number }[];
    chosen: boolean;
    link: string;
  };
  "instalment-failed": Contract & FailedCharge & { number: number; parts: number };
  /** To the tenant, a receipt: all is paid back. */
  repaid: Contract & { amountCents: number; link: string };
  /** To the landlord. */
  "landlord-claim-decided": Contract & DecidedClaim;
  /** A person looks at the application. */
  "review-received": Applicant;
  /** A person accepted it. `link` goes on with it. */
  "review-accepted": Applicant & {
    depositCents: number;
    yearlyCents: number;
    monthlyCents: number;
    note: string | null;
    link: string;
  };
  "review-refused": Applicant & { note: string; link: string };
  "document-requested": Applicant & {
    document: "PASSPORT" | "STUDENT_DOCUMENT" | "WORK_CONTRACT";
    note: string | null;
    link: string;
  };
  /** To a tenant who goes on elsewhere. */
  "resume-link": Applicant & { link: string };
  /** A file that came while no scanner could be asked was found to be infected, and is gone. */
  "document-refused": Applicant & {
    document: "PASSPORT" | "STUDENT_DOCUMENT" | "WORK_CONTRACT";
    fileName: string;
    link: string;
  };
  /** Such files were found clean, and nothing is missing any more. */
  "documents-checked": Applicant & { link: string };
  /** To a tenant who stopped half-way, once or twice. */
  "application-reminder": Applicant & { isLast: boolean; link: string; stopLink: string };
  /** To the tenant, a receipt: what is paid back, 0 where nothing was charged. */
  withdrawn: Contract & { on: string; refundCents: number };
  "landlord-withdrawn": Contract & { on: string };
  /** To the tenant who asked without logging in. `until` was the last day; `link` leads to the contracts. */
  "withdrawal-too-late": Contract & { until: string; link: string };
  "cancellation-received": Contract & { on: string };
  /** To the landlord, when the tenant has cancelled on that day, and again as a reminder. */
  "release-asked": Contract & { on: string; isReminder: boolean; link: string };
  /** To the tenant, a receipt: the cancellation was taken back on that day. */
  "cancellation-taken-back": Contract & { on: string };
  /** To the landlord, who need not release any more. */
  "landlord-cancellation-taken-back": Contract & { on: string; link: string };
  /** To the tenant. `premiumUntil` is the first day that is not paid for. */
  "moving-out-confirmed": Contract & {
    movedOutOn: string;
    premiumUntil: string;
    refundCents: number;
    note: string | null;
    link: string;
  };
  /** To the landlord, who is still asked for the release. */
  "landlord-moving-out-confirmed": Contract & { movedOutOn: string; link: string };
  /** To the tenant, who may bring another proof. */
  "moving-out-refused": Contract & { movedOutOn: string; note: string; link: string };
  /** To the tenant, a receipt. `premiumUntil` is there where moving out was confirmed before. */
  released: Contract & { on: string; refundCents: number; premiumUntil: string | null };
  /** To the landlord, a receipt. */
  "landlord-released": Contract & { on: string };
  "premium-failed": Contract & FailedCharge;
}

export type MailKind = keyof MailData;

/** Every kind, for tests that walk through all of them. */
export const mailKinds = [
  "tenant-invitation",
  "invitation-confirmation",
  "landlord-invitation",
  "landlord-link",
  "landlord-reminder",
  "landlord-silent",
  "contract-documents",
  "contract-signed",
  "landlord-accepted",
  "landlord-declined",
  "premium-failed",
  "account-confirmation",
  "new-password",
  "login-link",
  "passkey-added",
  "password-changed",
  "deletion-link",
  "data-deleted",
  "tenant-message",
  "rating-request",
  "review-received",
  "review-accepted",
  "review-refused",
  "document-requested",
  "document-refused",
  "documents-checked",
  "resume-link",
  "application-reminder",
  "claim-reported",
  "claim-objected",
  "claim-decided",
  "landlord-claim-decided",
  "repayment-planned",
  "instalment-failed",
  "repaid",
  "withdrawn",
  "landlord-withdrawn",
  "withdrawal-too-late",
  "cancellation-received",
  "release-asked",
  "cancellation-taken-back",
  "landlord-cancellation-taken-back",
  "moving-out-confirmed",
  "landlord-moving-out-confirmed",
  "moving-out-refused",
  "released",
  "landlord-released",
] as const satisfies readonly MailKind[];

/** Who applied, and for which home; there is no contract yet. */
interface Applicant {
  tenantName: string | null;
  fullAddress: string | null;
}

interface Contract {
  contractNumber: string;
  tenantName: string;
  landlordName: string | null;
  fullAddress: string;
  depositCents: number;
}

interface ClaimItem {
  description: string;
  amountCents: number;
}

interface DecidedClaim {
  amountCents: number;
  grantedCents: number;
  items: (ClaimItem & { grantedCents: number })[];
  outcome: "ACCEPTED" | "PARTLY" | "REFUSED";
  note: string | null;
  link: string;
}

interface FailedCharge {
  amountCents: number;
  dueOn: string;
  /** Whether the bank wants the tenant to confirm, which is another thing than a card that does not work. */
  needsConfirmation: boolean;
  /** Null after the last try. */
  nextTryOn: string | null;
  /** Leads to the page for another card, or the confirmation. */
  link: string;
}

interface Premium {
  premiumCents: number;
  paymentPeriod: "YEARLY" | "MONTHLY";
}

/** Who writes, and in which words. The country decides how dates are written: Jänner in Austria. */
export interface MailSetting {
  language: "de" | "en";
  country: "de" | "at";
  brandName: string;
  supportEmail: string;
}

/** The letters of one language. */
export type Letters = {
  [Kind in MailKind]: (data: MailData[Kind], words: Words) => Letter;
};

export interface Words {
  brandName: string;
  supportEmail: string;
  date(date: string): string;
  money(cents: number): string;
}
