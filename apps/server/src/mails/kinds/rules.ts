import type { MailReader } from "@kautia/locales/mails";

/** The page to which a mail's link leads. `mail-content` makes the link when the mail is sent. */
export type MailLink =
  | "account-change"
  | "account-or-first-password"
  | "amendment"
  | "application"
  | "changes"
  | "claims"
  | "co-tenant"
  | "confirmation"
  | "deletion"
  | "desk-access"
  | "desk-work"
  | "former-claims"
  | "invitation"
  | "landlord-changes"
  | "landlord-claims"
  | "landlord-decision"
  | "landlord-page"
  | "login"
  | "moving-out"
  | "new-application"
  | "new-password"
  | "new-password-page"
  | "partner-login"
  | "partner-page"
  | "payment"
  | "policies"
  | "rating"
  | "repayment"
  | "resume"
  | "webhooks-page";

/** A document of the policy, which is also enclosed in a letter on paper. */
export type Enclosure = "amendment" | "certificate" | "receipt" | "release" | "withdrawal";

/**
 * `amendment`: that of a policy, with the new certificate if there is one. `amendment-draft`: what is to be signed, with the
 * documents of the contract. `co-tenant-documents`: the contract that several tenants sign, with all documents.
 * `joining-documents`: the amendment that somebody signs to join, with all documents. `missing-initial-information`:
 * the initial information, if the applicant does not have it yet. */
export type MailAttachment =
  | Enclosure
  | "amendment-draft"
  | "certificate-if-new"
  | "co-tenant-documents"
  | "draft-documents"
  | "initial-information"
  | "joining-documents"
  | "missing-initial-information"
  | "signed-documents";

/** What must still hold when a mail is sent; otherwise it is dropped. */
export type StillOwed =
  | "always"
  | "account-exists"
  | "address-unchanged"
  | "application-untouched"
  | "co-tenant-waits"
  | "draft-unchanged"
  | "in-force"
  | "information-missing"
  | "invitation-unconfirmed"
  | "landlord-silent"
  | "newest-desk-link"
  | "newest-partner-link"
  | "premium-paid"
  | "premium-to-come"
  | "refund-paid"
  | "release-missing";

/** Everything about a kind of mail but its text. */
export interface MailRules {
  reader: MailReader;
  /** Null without a link. */
  link: MailLink | null;
  attachments: MailAttachment | null;
  stillOwed: StillOwed;
  /** Whether a waiting mail goes to the address that the applicant has corrected since. */
  followsAddress: boolean;
  /** Whether readers can stop such mails with a link in them. */
  stoppable: boolean;
  /** A legal declaration, which goes by post to tenants who want paper where electronic mail needs their consent. */
  byPost: boolean;
  /** Always a letter, which the desk prints and posts. */
  onPaper: boolean;
  /** Whether it waits when too many mails were sent before signing. */
  heldBack: boolean;
  /** Whether it is written after the first of several tenants has signed, to those who sign together. */
  betweenTenants: boolean;
  /** Whether it leads to an acceptance, a payment or a payout, and therefore waits while the contract is on hold. */
  waitsOnHold: boolean;
  /** Whether everybody who signed together gets it, and not only the first tenant. */
  toEachTenant: boolean;
  /** Whether the tenant's export has its content, or only that it was sent: the rest is the landlord's. */
  shownToTenant: boolean;
  /**
   * `letter`: as long as the letters of its contract, or 60 days if it belongs to no application. `account`: until the tenant's
   * details are deleted. `until-sent`: deleted once it is sent.
   */
  kept: "letter" | "account" | "until-sent";
}

const letter = {
  stillOwed: "always",
  followsAddress: false,
  stoppable: false,
  byPost: false,
  onPaper: false,
  heldBack: true,
  betweenTenants: false,
  waitsOnHold: false,
  toEachTenant: false,
  shownToTenant: true,
  kept: "letter",
} as const;

export const toTenant = { ...letter, reader: "tenant" } as const;
/** To the tenant, with legal effect. */
export const declaration = { ...toTenant, byPost: true } as const;
/** To everybody who signed. */
export const toTenants = { ...toTenant, toEachTenant: true } as const;
/** To everybody who signed, with legal effect. */
export const declarationToAll = { ...declaration, toEachTenant: true } as const;
/** A link into the tenant's account. */
export const accountLink = { ...toTenant, attachments: null, stillOwed: "account-exists", kept: "account" } as const;
export const toLandlord = { ...letter, reader: "landlord" } as const;
export const toApplicant = { ...letter, reader: "applicant" } as const;
/** To a tenant who signs after the first one. */
export const toCoTenant = { ...letter, reader: "co-tenant", betweenTenants: true } as const;
/** To the first tenant, about the others. */
export const toFirstTenant = {
  ...toApplicant,
  link: "application",
  attachments: null,
  followsAddress: true,
  betweenTenants: true,
} as const;
/** To an applicant, about a decision or a document. */
export const aboutDecision = {
  ...toApplicant,
  attachments: "missing-initial-information",
  followsAddress: true,
} as const;
/** To our own people or to a partner's. */
export const toColleague = { ...letter, attachments: null, heldBack: false } as const;
