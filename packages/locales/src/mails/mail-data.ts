import type { Country } from "@kautia/contract/countries";
import type { Language } from "@kautia/contract/languages";
import type { MailWords } from "./mail-words.ts";
import type { Letter } from "./letter.ts";
import type { Insurer } from "./mail-parts.ts";
import type { AccountMails } from "./data/account.ts";
import type { AmendmentMails } from "./data/amendment.ts";
import type { ApplicationMails } from "./data/application.ts";
import type { ClaimMails } from "./data/claim.ts";
import type { CoTenantMails } from "./data/co-tenants.ts";
import type { ContractMails } from "./data/contract.ts";
import type { DeskMails } from "./data/desk.ts";
import type { DocumentMails } from "./data/document.ts";
import type { EndingMails } from "./data/ending.ts";
import type { InvitationMails } from "./data/invitation.ts";
import type { AnswerMails } from "./data/landlord-answer.ts";
import type { JoiningMails } from "./data/joining.ts";
import type { LeavingMails } from "./data/leaving.ts";
import type { MovingOutMails } from "./data/moving-out.ts";
import type { OwnDataMails } from "./data/own-data.ts";
import type { PartnerMails } from "./data/partner.ts";
import type { PayoutAccountMails } from "./data/payout-account.ts";
import type { PremiumMails } from "./data/premium.ts";
import type { RepaymentMails } from "./data/repayment.ts";
import type { ReviewMails } from "./data/review.ts";
import type { StaffMails } from "./data/staff.ts";
import type { UnpaidMails } from "./data/unpaid.ts";

/** The data of each kind of mail. Amounts in integer cents, dates as YYYY-MM-DD. */
export interface MailData
  extends
    AccountMails,
    AmendmentMails,
    ApplicationMails,
    ClaimMails,
    CoTenantMails,
    ContractMails,
    DeskMails,
    DocumentMails,
    EndingMails,
    InvitationMails,
    AnswerMails,
    JoiningMails,
    LeavingMails,
    MovingOutMails,
    OwnDataMails,
    PartnerMails,
    PayoutAccountMails,
    PremiumMails,
    RepaymentMails,
    ReviewMails,
    StaffMails,
    UnpaidMails {}

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
