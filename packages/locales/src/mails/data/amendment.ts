import type { Amendable, Amended, Contract, Refunded, TermsDifference } from "../mail-parts.ts";
import { contract, premium } from "./sample-parts.ts";

/** Changes that landlords are told of by `landlord-amendment-applied`. */
export type ForLandlord = Exclude<Amended["kind"], "NEW_LANDLORD" | "PAYMENT_PERIOD">;

/** Changes to which the other side of a contract agrees in the account, or on the landlord's page. */
export type AskedOfOther = Exclude<Amended["kind"], "NEW_LANDLORD" | "TENANT_NAME" | "LANDLORD_CONTACT">;

export type AppliedToTenant = Amended & { number: number | null; moreCents: number } & Pick<Refunded, "refundCents">;

interface Asked {
  kind: AskedOfOther;
  /** Whether the desk asks, for somebody who wrote or called. */
  byDesk?: boolean;
  difference: TermsDifference;
  /** The last day to answer. */
  until: string;
}

/** Mails about changes of a contract. */
export interface AmendmentMails {
  /** To the address that a tenant wants us to use. `link` asks to confirm it, until that day. */
  "email-change": Contract & { amendmentId: string; until: string; link: string };
  /** To the address that a landlord wants us to use. `link` asks to confirm it, until that day. */
  "landlord-email-change": Contract & { amendmentId: string; until: string; link: string };
  /** To the landlord: somebody asked on the landlord's page for mails to go to `email`, which is masked. */
  "landlord-email-asked": Contract & { email: string; link: string };
  /** To somebody who was named as the new landlord. `link` asks to agree, until that day. */
  "new-landlord-asked": Contract & { amendmentId: string; newLandlordName: string; until: string; link: string };
  /**
   * To the landlord: another one was named. `objectionDays`: how long it can be objected to after the new one agreed;
   * null if the desk was told by letter.
   */
  "landlord-change-asked": Contract & {
    newLandlordName: string;
    /** Asked on the landlord's page, where it can be taken back. */
    byLandlord?: boolean;
    /** Null if there is no time to object once the new landlord has agreed. */
    objectionDays: number | null;
    link: string;
  };
  /** To the new landlord, with the certificate. */
  "new-landlord-confirmed": Contract & { from: string; link: string };
  /** To a landlord whom another replaced. `link` leads to their claims; null if none is open. */
  "landlord-replaced": Contract & {
    newLandlordName: string;
    from: string;
    hasOpenClaims: boolean;
    link?: string | null;
  };
  /** To the tenant: the landlord or the desk asks for a change. `link` leads to the account. */
  "amendment-asked": Contract & Asked & { link: string };
  /**
   * To the tenant: everybody else agrees to what they asked for. With the draft and the contract's documents, for the
   * signature.
   */
  "amendment-to-sign": Contract & Omit<Asked, "kind" | "byDesk"> & { link: string };
  /** To the landlord: the tenant or the desk asks for a change. */
  "landlord-amendment-asked": Contract & Asked & { link: string };
  /**
   * To the tenant: a change of the contract applies, with the amendment and the new certificate. `number`: of its terms; null
   * to co-tenants, if the amendment has what only the first tenant may read, and is not attached. `moreCents`: what is
   * charged in addition for days that were paid.
   */
  "amendment-applied": Contract & AppliedToTenant;
  /** The same to the landlord, with the new certificate. */
  "landlord-amendment-applied": Contract & Omit<Amended, "kind"> & { kind: ForLandlord; link: string };
  /**
   * To the tenant who asked for a change, or for whom the desk did (`byDesk`): somebody refused it, not everybody answered in
   * time, or it was no longer possible on its first day (`wasAgreed`). To a tenant who had agreed (`hadAgreed`): nothing came
   * of it.
   */
  "amendment-undone": Contract & {
    change: Amendable;
    isExpired: boolean;
    wasAgreed?: boolean;
    hadAgreed?: boolean;
    byDesk?: boolean;
    reason: string | null;
  };
  /** `hadAgreed`: the landlord agreed to what somebody else had asked for, and nothing came of it. */
  "landlord-amendment-undone": Contract & {
    change: Amendable;
    isExpired: boolean;
    hadAgreed?: boolean;
    reason: string | null;
    link: string;
  };
}

const lowered = {
  kind: "LOWER_DEPOSIT",
  difference: {
    before: { depositCents: 150_000, insuranceEnd: null },
    after: { depositCents: 50_000, insuranceEnd: "2028-12-31" },
  },
  from: "2028-03-01",
  hasCertificate: true,
} as const;
const extended = {
  kind: "END",
  difference: { before: { insuranceEnd: "2028-03-31" }, after: { insuranceEnd: null } },
  until: "2028-03-30",
} as const;
const asked = { amendmentId: "00000000-0000-4000-8000-000000000000", until: "2028-02-14" };

export const amendmentSamples: AmendmentMails = {
  "email-change": { ...contract, ...asked, link: "https://example.com/de/amendment/0f" },
  "landlord-email-change": { ...contract, ...asked, link: "https://example.com/de/amendment/0f" },
  "landlord-email-asked": {
    ...contract,
    email: "v•••@example.com",
    link: "https://example.com/de/landlord/0f/changes",
  },
  "new-landlord-asked": {
    ...contract,
    ...asked,
    newLandlordName: "Eva Neumann",
    link: "https://example.com/de/amendment/0f",
  },
  "landlord-change-asked": {
    ...contract,
    newLandlordName: "Eva Neumann",
    objectionDays: 14,
    link: "https://example.com/de/landlord/0f",
  },
  "new-landlord-confirmed": { ...contract, from: "2028-03-01", link: "https://example.com/de/landlord/0f" },
  "landlord-replaced": {
    ...contract,
    newLandlordName: "Eva Neumann",
    from: "2028-03-01",
    hasOpenClaims: true,
    link: "https://example.com/de/landlord/0f/claims",
  },
  "amendment-asked": { ...contract, ...extended, link: "https://example.com/de/policies/DE-7K4M-Q2XD-6/changes" },
  "amendment-to-sign": {
    ...contract,
    difference: {
      before: { depositCents: 150_000, premium },
      after: { depositCents: 180_000, premium: { premiumCents: 8_460, paymentPeriod: "YEARLY" } },
    },
    until: "2028-03-30",
    link: "https://example.com/de/policies/DE-7K4M-Q2XD-6/changes",
  },
  "landlord-amendment-asked": { ...contract, ...extended, link: "https://example.com/de/landlord/0f/changes" },
  "amendment-applied": {
    ...contract,
    ...lowered,
    number: 2,
    refundCents: 1_245,
    moreCents: 0,
    difference: {
      before: { ...lowered.difference.before, premium },
      after: { ...lowered.difference.after, premium: { premiumCents: 3_000, paymentPeriod: "YEARLY" } },
    },
  },
  "landlord-amendment-applied": { ...contract, ...lowered, link: "https://example.com/de/landlord/0f" },
  "amendment-undone": {
    ...contract,
    change: "NEW_LANDLORD",
    isExpired: false,
    reason: "Ich habe die Wohnung\nnicht gekauft.",
  },
  "landlord-amendment-undone": {
    ...contract,
    change: "NEW_LANDLORD",
    isExpired: true,
    reason: null,
    link: "https://example.com/de/landlord/0f",
  },
};
