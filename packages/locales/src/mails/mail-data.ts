import type { Country } from "@kautia/contract/countries";
import type { Language } from "@kautia/contract/languages";
import type { PdfData } from "../policy-documents/pdf-data.ts";
import type { MailWords } from "./mail-words.ts";
import type { AmendmentMails } from "./amendment-mails.ts";
import type { AnswerMails } from "./answer-mails.ts";
import type { CoTenantMails } from "./co-tenant-mails.ts";
import type { UnpaidMails } from "./unpaid-mails.ts";
import type { Letter } from "./letter.ts";
import type {
  AfterPayout,
  Applicant,
  ClaimItem,
  Contract,
  DecidedClaim,
  FailedCharge,
  Insurer,
  PaidClaim,
  Payer,
  Premium,
  Ended,
  Refunded,
  RefusedFile,
} from "./mail-parts.ts";

/** The data of each kind of mail. Amounts in integer cents, dates as YYYY-MM-DD. */
export interface MailData extends AmendmentMails, AnswerMails, CoTenantMails, UnpaidMails {
  /** To a tenant invited by a partner, before there is a contract. */
  "tenant-invitation": {
    tenantName: string | null;
    inviterName: string;
    fullAddress: string;
    depositCents: number;
    insuranceStart: string;
    /** The last day on which the link works. */
    expiresOn: string;
    link: string;
  };
  /** To an invited tenant whom the partner reminds. The link opens what the invitation opens. */
  "tenant-invitation-reminder": {
    tenantName: string | null;
    inviterName: string;
    fullAddress: string;
    expiresOn: string;
    link: string;
    stopLink: string;
  };
  /** To the address named as the landlord's. Contains nothing that a stranger typed. */
  "invitation-confirmation": { expiresOn: string; link: string };
  /** To an applicant, with the document attached. */
  "first-information": { tenantName: string | null };
  "landlord-invitation": Contract & {
    insuranceStart: string;
    insuranceEnd: string | null;
    /** The last day on which the landlord can answer. */
    answerUntil: string;
    link: string;
  };
  "landlord-reminder": Contract & { insuranceStart: string; answerUntil: string; link: string; stopLink: string };
  /** To the tenant: the landlord did not answer by `until`. `link` starts another application with the same answers. */
  "landlord-silent": Contract & { until: string; link: string };
  "landlord-link": Contract & { link: string };
  /** Before the signature, with the draft contract and its documents. `draft` is the data of the draft. */
  "contract-documents": Premium & {
    tenantName: string;
    fullAddress: string;
    depositCents: number;
    draft: Omit<PdfData["contract"], "documents" | "signed">;
  };
  /** `link` sets the first password of the account for `email`, or opens it; null if it was deleted. */
  "contract-signed": Contract &
    Premium & {
      insuranceStart: string;
      withdrawUntil: string;
      email: string;
      needsPassword: boolean;
      link?: string | null;
    };
  /**
   * `firstChargeCents`: 0 if the few days until the agreed end are free. `cashReturnOn`: the day by which the landlord
   * returns the cash deposit; null if none was paid.
   */
  "landlord-accepted": Contract &
    Premium &
    Payer & {
      firstChargeOn: string;
      firstChargeCents?: number;
      insuranceEnd?: string | null;
      cashReturnOn: string | null;
      /** Whether cover waits for an original on paper. */
      hasOriginal?: boolean;
    };
  /**
   * To the tenant, where the guarantor signs by hand: cover begins `on` this day, at the earliest if the original is not yet
   * posted.
   */
  "cover-moved": Contract & { on: string; isPosted: boolean; link: string };
  /** `link` opens the account, which says what the tenant can do now. A printed letter has none. */
  "landlord-declined": Contract & { reason: string | null; link?: string | null };
  /** To the landlord. */
  "claim-received": Contract & { amountCents: number; items: ClaimItem[]; objectUntil: string; link: string };
  /** To the landlord, whom a person at the desk answers. */
  "question-answered": Contract & { message: string; answer: string; link: string };
  /** Written freely by a person at the desk, to a tenant. The contract number is null before there is a contract. */
  "desk-message": { tenantName: string; contractNumber: string | null; subject: string; message: string };
  /** Written freely by a person at the desk, to a landlord. */
  "desk-message-landlord": Contract & { subject: string; message: string };
  /**
   * To the tenant's old email address: our mails go to `email` from now on. The new address is masked. `byTenant`: the tenant
   * asked for it in the account; otherwise the desk changed it.
   */
  "email-corrected": Contract & { email: string; byTenant?: boolean };
  /** To the landlord's old email address. */
  "landlord-email-corrected": Contract & { email: string };
  /**
   * To the landlord: claims are paid to this account from that day and time (HH:MM) on. `isFirst` unless there was another
   * one before. The IBAN is masked in all mails.
   */
  "payout-account-changed": Contract & {
    iban: string;
    holder: string;
    isFirst?: boolean;
    on: string;
    time: string;
    link: string;
  };
  /** To the landlord. `link` allows one change of the account, within a day. */
  "payout-account-link": Contract & { link: string };
  /** To the landlord: the account `iban` was dropped before it applied. `kept` is the old one; null for none. */
  "payout-account-kept": Contract & { iban: string; kept: string | null; link: string };
  /** To set a new password. */
  "new-password": Contract & { email: string; link: string };
  /** To log in once, within a short time. `leadsTo`: the query that names the page to which the link leads. */
  "login-link": Contract & { email: string; leadsTo?: string; link: string };
  /** Somebody changed how the account's owner logs in. `link` leads to the page for requesting a new password. */
  "login-changed": Contract & {
    email: string;
    change: "PASSKEY_ADDED" | "PASSWORD_CHANGED";
    on: string;
    link: string;
  };
  /** To confirm the deletion of all data, once, within a short time. */
  "deletion-link": Contract & { email: string; link: string };
  /** The last mail after a deletion. `kept` lists the contracts that we must keep, and until when. */
  "data-deleted": { tenantName: string; on: string; kept: readonly { contractNumber: string; until: string }[] };
  /** To a colleague at the desk who was handed work. `about`: the tenant. */
  "work-assigned": {
    personName: string;
    by: string;
    /** `MANY`: `about` is their number. */
    work: "CASE" | "CLAIM" | "MOVING_OUT" | "OTHER" | "MANY";
    about: string;
    message: string | null;
    /** The page's path, below the desk's. */
    page: string;
    link: string;
  };
  /** To one of our own people, to set up password and authenticator for the desk. */
  "staff-link": { personName: string; expiresOn: string; link: string };
  /** To a person who was added to a partner's page. `link` leads to its login. */
  "partner-welcome": { personName: string; partnerName: string; link: string };
  /** To log in to a partner's page once, within a short time. */
  "partner-login-link": { personName: string; partnerName: string; link: string };
  /** To a partner's people: a webhook answered 410 or has taken nothing since that day and time (HH:MM), and is off. */
  "webhook-off": {
    personName: string;
    partnerName: string;
    url: string;
    reason: "GONE" | "FAILING";
    on: string;
    time: string;
    link: string;
  };
  "tenant-message": Contract & { message: string };
  "rating-request": Contract & { link: string; stopLink: string };
  /** To the tenant. `link` leads to the policies page. */
  "claim-reported": Contract & { amountCents: number; items: ClaimItem[]; objectUntil: string; link: string };
  /** To the tenant: confirms that we have their objection. */
  "objection-received": Contract & { amountCents: number; text: string; link: string };
  /** To the tenant: confirms that they agreed to a claim. */
  "agreement-received": Contract & { amountCents: number; link: string };
  /** To the landlord: the tenant agreed to the claim, which is decided now. */
  "claim-agreed": Contract & { amountCents: number; link: string };
  /** To the landlord. */
  "claim-objected": Contract & { amountCents: number; text: string; link: string };
  /** To the tenant. `note` is set unless everything was accepted. */
  "claim-decided": Contract & DecidedClaim;
  /** To the tenant, who now owes the repayment. */
  "claim-paid-out": Contract &
    PaidClaim &
    AfterPayout & {
      /** The last day to choose how to pay back, and the day on which the invoice is due otherwise. */
      chooseUntil: string;
      dueOn: string;
      mostParts: number;
      link: string;
    };
  /** To the tenant: the charges to come, as chosen. `link` leads to the policies page. */
  "repayment-planned": Contract &
    Payer & { amountCents: number; instalments: { on: string; amountCents: number }[]; link: string };
  /** To the tenant, who did not choose how to pay back. `link` leads to the page for paying. */
  "repayment-invoice": Contract & { amountCents: number; dueOn: string; isReminder: boolean; link: string };
  "instalment-failed": Contract & FailedCharge & { number: number; parts: number };
  /** To the tenant, a receipt: everything is paid back. */
  repaid: Contract & { amountCents: number; link: string };
  /** To the landlord. */
  "landlord-claim-decided": Contract & DecidedClaim & { hasAccount?: boolean };
  /** To the landlord. */
  "landlord-claim-paid-out": Contract & PaidClaim & { link: string };
  /** A person is reviewing the application. */
  "review-received": Applicant;
  /** A person accepted the application. `link` continues it. */
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
  /** To a tenant who wants to continue on another device. */
  "resume-link": Applicant & { link: string };
  /** A file that was uploaded while the scanner was down turned out to be infected, or unreadable, and was deleted. */
  "document-refused": Applicant & {
    document: "PASSPORT" | "STUDENT_DOCUMENT" | "WORK_CONTRACT";
    fileName: string;
    /** The scanner could not look inside, for example because of a password. */
    isUnreadable: boolean;
    link: string;
  };
  /** Files that were uploaded while the scanner was down are clean, and no document is missing any more. */
  "documents-checked": Applicant & { link: string };
  /**
   * To the side that uploaded a file, for a claim or as proof of moving out, while the scanner was down. The file was
   * infected or unreadable, so we deleted it. `link` leads to the policies page.
   */
  "file-refused": RefusedFile & { about: "CHANGE" | "CLAIM" | "MOVING_OUT" };
  "landlord-file-refused": RefusedFile;
  /** To a tenant who stopped half-way; sent at most twice. */
  "application-reminder": Applicant & { isLast: boolean; link: string; stopLink: string };
  /**
   * To a person who withdrew without logging in, whether or not a contract matches. `time` as HH:MM in the country's
   * time zone.
   */
  "withdrawal-received": { contractNumber: string; tenantName: string; email: string; on: string; time: string };
  /** To the person who sent a withdrawal that matches no contract. `on`: the day on which it was sent. */
  "withdrawal-answered": { contractNumber: string; tenantName: string | null; on: string; message: string };
  /**
   * To the tenant, a receipt. `refundCents` is 0 if nothing was charged, and `keptCents` is kept for the days with cover.
   * `coveredFrom`: null if cover had not begun.
   */
  withdrawn: Contract &
    Refunded & { on: string; keptCents?: number; coveredFrom?: string | null; claimsUntil?: string };
  /** `coveredFrom`: null if cover had not begun. `link` leads to the landlord's page. */
  "landlord-withdrawn": Contract & { on: string; coveredFrom: string | null; claimsUntil?: string; link: string };
  /**
   * To a tenant who withdrew without logging in. `until` was the last day to do so; `link` leads to the policies page.
   */
  "withdrawal-too-late": Contract & { until: string; link: string };
  /** `link` leads to the policies page, where the tenant proves having moved out. */
  "cancellation-received": Contract & { on: string; link: string };
  /**
   * To the landlord after the tenant cancelled on `on`, again as a reminder, and after we confirmed that the tenant moved out
   * on `movedOutOn`.
   */
  "release-asked": Contract & { on: string; isReminder: boolean; movedOutOn?: string; link: string };
  /** To the tenant, a receipt: the cancellation was taken back on `on`. */
  "cancellation-taken-back": Contract & { on: string };
  /** To the landlord: a release is no longer needed. */
  "landlord-cancellation-taken-back": Contract & { on: string; link: string };
  /** To the tenant. `premiumUntil` is the first day without a premium. */
  "moving-out-confirmed": Contract &
    Refunded & {
      movedOutOn: string;
      premiumUntil: string;
      note: string | null;
      link: string;
    };
  /** To the tenant, who may upload another proof. */
  "moving-out-refused": Contract & { movedOutOn: string; note: string; link: string };
  /** To the tenant, a receipt. `premiumUntil` is set if moving out was confirmed before. */
  released: Contract &
    Refunded & {
      on: string;
      premiumUntil: string | null;
      /** Whether a premium from before the end or the repayment of a claim is open. */
      isStillOwing: boolean;
      /** Whether a claim is still to be decided or paid out. */
      hasOpenClaims?: boolean;
      /** To the policies page. */
      link: string;
    };
  /** To the landlord, a receipt. */
  "landlord-released": Contract & { on: string };
  /** To both sides before the agreed end; `on` is the last day of cover. */
  "end-announced": Contract & { on: string; claimsUntil?: string; mayExtend?: boolean; link: string };
  "landlord-end-announced": Contract & { on: string; claimsUntil?: string; link: string };
  /** To the tenant on the day after the agreed end, or after the month that a termination leaves, a receipt. */
  ended: Contract & Refunded & Ended;
  /** To the landlord, who can still report claims. */
  "landlord-ended": Contract & { on: string; claimsUntil?: string; link: string };
  /**
   * To the tenant, a receipt of premium `number`, for the days from `from` to `until`. `beginsCover`: this mail is the first
   * to say that cover has begun. `nextOn`: the day of the next premium; null if none follows.
   */
  "premium-paid": Contract &
    Payer & {
      number: number;
      amountCents: number;
      paymentPeriod: "YEARLY" | "MONTHLY";
      paidOn: string;
      from: string;
      until: string;
      beginsCover: boolean;
      nextOn: string | null;
      link: string;
    };
  /**
   * To the tenant two weeks before a yearly premium, which pays for the days from `from` to `until`. `endsOn`: the agreed end,
   * if the premium pays for the days until then only. `isLeaving`: the tenant has cancelled.
   */
  "premium-announced": Contract & {
    number: number;
    amountCents: number;
    from: string;
    until: string;
    endsOn: string | null;
    isLeaving: boolean;
    account: { lastFour: string | null; mandateReference: string | null } | null;
    creditorId: string | null;
    link: string;
  };
  /**
   * To the tenant: we paid back `amountCents` of premium `number` on `sentOn`. `reference` is set if a person transferred the
   * money; otherwise it went back to the card or account.
   */
  "refund-paid": Contract & {
    number: number;
    amountCents: number;
    sentOn: string;
    reference: string | null;
    link: string;
  };
  "premium-failed": Contract & FailedCharge & { beginsCover?: boolean };
  /** Before each direct debit. `periodFrom`: the first day that a premium pays for; null for an instalment. */
  "debit-announced": Contract & {
    amountCents: number;
    on: string;
    periodFrom: string | null;
    lastFour: string | null;
    mandateReference: string;
    creditorId: string | null;
    beginsCover?: boolean;
    link: string;
  };
}

export type MailKind = keyof MailData;

/** Sender and language. The country affects how dates are written: 'Jänner' in Austria. */
export interface TextSetting {
  language: Language;
  country: Country;
  brandName: string;
  supportEmail: string;
  insurer: Insurer;
  /** Within how many working days a person usually decides. */
  promisedWorkingDays: number;
}

export interface MailSetting extends TextSetting {
  /** Whom a complaint can go to out of court, with the address, and whether we take part. */
  arbitration: string;
}

/** What only mails need: `privacyUrl` leads to the part of the privacy notice for landlords. */
export interface MailSender extends MailSetting {
  /** Whether the mail comes from a trial, where nothing is a contract. It then says so. */
  isTrial: boolean;
  privacyUrl: string;
  /** The company behind the brand, for the foot of mails. */
  operator: { name: string | null; address: string | null; phone: string | null };
}

/** All mails of one language. */
export type Letters = {
  [Kind in MailKind]: (data: MailData[Kind], words: MailWords) => Letter;
};

export type { MailWords, Words } from "./mail-words.ts";
