/** A tenant who has not signed yet, and the home. */
export interface Applicant {
  tenantName: string | null;
  fullAddress: string | null;
}

export interface Contract {
  contractNumber: string;
  /** To a landlord: everybody who signed, once rendered. To a tenant: the reader. */
  tenantName: string;
  /** Everybody who signed, the first tenant first; left out if only one did. */
  tenantNames?: readonly string[];
  /** Whether the mail goes to all of them. */
  isToAll?: boolean;
  /** Which of them acted for all. */
  declaredBy?: string;
  landlordName: string | null;
  fullAddress: string;
  depositCents: number;
  /** Who may have given us the landlord's address, if not the tenant alone. */
  namedBy?: LandlordNamedBy;
  /** The landlord who reads it, if another one has replaced them. */
  formerLandlordId?: string;
}

/** The property manager or the tenant; the landlord before; or somebody who wrote to the desk. */
export type LandlordNamedBy = "MANAGER" | "LANDLORD" | "SOMEBODY";

export type Amendable =
  | "NEW_LANDLORD"
  | "TENANT_EMAIL"
  | "TENANT_CONTACT"
  | "TENANT_NAME"
  | "LANDLORD_CONTACT"
  | "LANDLORD_EMAIL"
  | "LOWER_DEPOSIT"
  | "HIGHER_DEPOSIT"
  | "PAYMENT_PERIOD"
  | "END"
  | "START"
  | "HOME"
  | "CO_TENANTS";

/** A change of the contract's terms that applies. */
export interface Amended {
  kind: Exclude<Amendable, "TENANT_EMAIL" | "TENANT_CONTACT" | "LANDLORD_EMAIL">;
  difference: TermsDifference;
  /** The first day of the new terms. */
  from: string;
  /** Whether there is a new certificate, too. */
  hasCertificate: boolean;
}

/** The terms of a contract that mails and documents mention. */
export interface ToldTerms {
  landlordName?: string | null;
  landlordAddress?: string | null;
  /** Its last digits; told to landlords only. */
  landlordPhone?: string | null;
  tenantName?: string;
  /** Everybody but the first tenant. */
  coTenantNames?: readonly string[];
  /** YYYY-MM-DD */
  birthDate?: string;
  fullAddress?: string;
  depositCents?: number;
  premium?: Premium;
  insuranceStart?: string;
  insuranceEnd?: string | null;
}

/** Who joins a contract and who leaves it, by name. */
export interface ChangedPeople {
  joins: string | null;
  leaves: string | null;
}

/** What new terms make different. */
export interface TermsDifference {
  before: ToldTerms;
  after: ToldTerms;
}

export interface Refunded {
  refundCents: number;
  /** Refunded once a payment that can no longer be stopped has been made. */
  pendingRefundCents: number;
}

/** A guarantee that ended on its last day, as agreed or after a termination. */
export interface Ended {
  on: string;
  claimsUntil?: string;
  isStillOwing: boolean;
  isTerminated?: boolean;
  link: string;
}

export interface ClaimItem {
  description: string;
  amountCents: number;
}

export interface RefusedFile extends Contract {
  fileName: string;
  /** The scanner could not look inside, for example because of a password. */
  isUnreadable: boolean;
  link: string;
}

export interface DecidedClaim {
  amountCents: number;
  grantedCents: number;
  items: (ClaimItem & { grantedCents: number })[];
  outcome: "ACCEPTED" | "PARTLY" | "REFUSED";
  note: string | null;
  /** Whether the first tenant chooses how to pay back; nobody does who has died or is insolvent. */
  isChosen?: boolean;
  link: string;
}

export interface PaidClaim {
  amountCents: number;
  paidOn: string;
  /** The reference of the transfer to the landlord. */
  reference: string;
}

/** How the tenant pays. */
export interface Payer {
  /** The bank account that is debited; null for a card. */
  account: { lastFour: string | null } | null;
}

export interface FailedCharge extends Payer {
  amountCents: number;
  dueOn: string;
  /** Whether the charge failed only because the bank wants the tenant to confirm it. */
  needsConfirmation: boolean;
  /** Whether the card must not be charged again, so that only another one helps. */
  needsAnotherCard: boolean;
  /** Null after the last attempt. */
  nextTryOn: string | null;
  /** Whether the bank took back what it had paid. */
  isReturned: boolean;
  /** Leads to the page for setting up a card or confirming the payment. */
  link: string;
}

export interface Premium {
  premiumCents: number;
  paymentPeriod: "YEARLY" | "MONTHLY";
}

/** The guarantor: an insurer, whose guarantee the brand arranges. */
export interface Insurer {
  name: string;
  address: string;
  phone: string | null;
  register: string;
  state: string;
  representatives: string;
  supervisor: string;
  /** A made-up one, for trying the product out. */
  isSample: boolean;
  /** How long after the end it takes claims that arose before. */
  claimsAfterEndDays: number;
  /** Whether it may end a guarantee if a premium stays unpaid after a reminder. */
  mayEndUnpaid: boolean;
}

/** What a payout leaves of a guarantee. */
export interface AfterPayout {
  /** If nothing is left: what is refunded of the premium, for the days from the payout on. */
  usedUp?: { refundCents: number } | null;
  /** Otherwise: what is left, and its premium if it costs less from that day on. */
  rest?:
    | (Omit<Premium, "premiumCents"> & { depositCents: number; premiumCents: number | null; refundCents: number })
    | null;
}
