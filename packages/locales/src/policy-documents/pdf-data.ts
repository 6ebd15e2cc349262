import type { ChangedPeople, Premium, TermsDifference } from "../mails/mail-parts.ts";

/** The data of each kind of policy document. Amounts in integer cents, dates as YYYY-MM-DD, instants in ISO 8601. */
export interface PdfData {
  /** The draft (`signed` is null) or the signed contract. */
  contract: Omit<Home, "tenantName"> & {
    tenant: { name: string; birthDate: string | null; address: string | null; email: string };
    /**
     * The names of the others who sign. The contract then says nothing of the first tenant but the name, because all
     * read it.
     */
    coTenants?: readonly string[];
    /**
     * `representedBy`: who acts for the landlord; it and the address are missing in drafts that were queued before we
     * printed them.
     */
    landlord: { name: string | null; representedBy?: string | null; address?: string | null; email: string };
    coldRentCents: number;
    insuranceStart: string;
    insuranceEnd: string | null;
    premiumCents: number;
    paymentPeriod: "YEARLY" | "MONTHLY";
    withdrawalDays: number;
    consents: {
      termsAndPrivacy: boolean;
      initialInformation: boolean;
      electronicCommunication: boolean;
      earlyFulfilment: boolean;
      at: string;
    };
    /** The answers about needs; null in applications that were not asked. */
    needs: {
      depositAgreed: boolean;
      landlordAccepts: "YES" | "NOT_ASKED" | "NO";
      cashPaid: boolean;
      cashCents: number | null;
      /** The tenant continued although the guarantee does not fit. */
      goesOn: boolean;
      /** What was not asked, because other answers say it. */
      derived?: readonly ("depositAgreed" | "cashPaid")[];
    } | null;
    /** The versions of tariff and rules behind the decision; missing in old queued drafts. */
    versions?: { tariff: string; rules: string } | null;
    /** The enclosed documents, with their SHA-256 in hexadecimal, and when they reached the tenant; null in a draft. */
    documents: readonly { title: string; version: string; sha256: string; givenAt: string | null }[];
    /** `signatures`: of each tenant in order, if there are several; `at` is the last one. */
    signed: { contractNumber: string; at: string; signatures?: readonly string[] } | null;
  };
  certificate: Home &
    Numbered & {
      landlordName: string | null;
      /** Who acts for the landlord; null if nobody does, or it is unknown. */
      landlordRepresentedBy: string | null;
      /** Postal address from the application; null if unknown or deleted. */
      landlordAddress: string | null;
      tenantAddress: string | null;
      coverStart: string;
      insuranceEnd: string | null;
      /** What is left of the guaranteed sum; null unless a claim was paid out. */
      remainingCents: number | null;
      /** Whether the guarantor signs an original by hand, of which the file is a copy. */
      hasOriginal: boolean;
      issuedAt: string;
      /** The number of the terms that the certificate was made for; 1 if it replaces none. */
      number: number;
      code: string;
      /** Opens the result at once. */
      checkUrl: string;
      /** Where the code can be typed. */
      checkPage: string;
    };
  /** Terms that changed a contract after it was signed. */
  amendment: Home &
    Numbered & {
      /** The number of the terms, and their first day; null in a draft that the tenant has not signed. */
      inForce: { number: number; from: string } | null;
      difference: TermsDifference;
      landlordName: string | null;
      insuranceStart: string;
      insuranceEnd: string | null;
      premium: Premium;
      /** Who joins the contract and who leaves it, if the amendment changes that. */
      people?: ChangedPeople;
      /** Who asked, and who agreed. `name`: of a tenant other than the first. */
      agreed: readonly { by: AmendmentSide; name?: string; at: string }[];
      /** When it came into force, or when the draft was made. */
      at: string;
    };
  /** A receipt for one paid premium. */
  receipt: Numbered & {
    tenantName: string;
    fullAddress: string;
    number: number;
    from: string;
    /** The last day covered by the premium. */
    to: string;
    amountCents: number;
    paidAt: string;
    refundCents: number;
    /** Null if it is not known, as with older cards. */
    paidWith: { kind: "card" | "sepa_debit"; lastDigits: string | null } | null;
    /** Set if the tenant paid by bank transfer. */
    transferReference: string | null;
  };
  /** A receipt for an instalment of a repayment, or for a refund. */
  payment: Numbered & {
    tenantName: string;
    fullAddress: string;
    what: "INSTALMENT" | "REFUND";
    /** The number of the instalment or of the refunded premium; null if unknown. */
    number: number | null;
    amountCents: number;
    on: string;
  };
  withdrawal: Numbered &
    Tenants & { fullAddress: string; signedAt: string; at: string } & Record<
      "refundCents" | "pendingRefundCents",
      number
    >;
  release: Home &
    Numbered & {
      landlordName: string | null;
      /** Who signed on behalf of which partner through the API; null if the landlord used the mailed link. */
      signer: { name: string; partnerName: string } | null;
      at: string;
      refundCents: number;
    };
}

export type PdfKind = keyof PdfData;

/** The names of those who agreed to new terms. */
export type AmendmentSide =
  | "TENANT"
  | "LANDLORD"
  | "NEW_LANDLORD"
  | "NEW_MAILBOX"
  | "CO_TENANTS"
  | "NEW_TENANT"
  | "STAFF";

interface Home extends Tenants {
  fullAddress: string;
  depositCents: number;
}

interface Tenants {
  /** Everybody who signed, in one text. */
  tenantName: string;
  areSeveral?: boolean;
}

interface Numbered {
  contractNumber: string;
}

export type { TextSetting as PdfSetting } from "../mails/mail-data.ts";
