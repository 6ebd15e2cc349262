import type { Amendable, Amended, Contract, Refunded, TermsDifference } from "./mail-parts.ts";

/** Changes that landlords are told of by `landlord-amendment-applied`. */
export type ForLandlord = Exclude<Amended["kind"], "NEW_LANDLORD" | "PAYMENT_PERIOD">;

/** Changes to which the other side of a contract agrees in the account, or on the landlord's page. */
export type AskedOfOther = Exclude<ForLandlord, "TENANT_NAME">;

export type AppliedToTenant = Amended & { number: number | null; moreCents: number } & Pick<Refunded, "refundCents">;

interface Asked {
  kind: AskedOfOther;
  /** Whether the desk asks, for somebody who wrote or called. */
  byDesk?: boolean;
  difference: TermsDifference;
  /** The last day to answer. */
  until: string;
}

/** The data of the mails about changes of a contract. Dates as YYYY-MM-DD. */
export interface AmendmentMails {
  /** To the address that a tenant wants us to use. `link` asks to confirm it, until that day. */
  "email-change": Contract & { amendmentId: string; until: string; link: string };
  /** To somebody who was named as the new landlord. `link` asks to agree, until that day. */
  "new-landlord-asked": Contract & { amendmentId: string; newLandlordName: string; until: string; link: string };
  /**
   * To the landlord: another one was named. `objectionDays`: how long it can be objected to after the new one agreed; null if the
   * desk was told by letter.
   */
  "landlord-change-asked": Contract & { newLandlordName: string; objectionDays: number | null; link: string };
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
  /** To the tenant: everybody else agrees to what they asked for. With the draft and the contract's documents, for the signature. */
  "amendment-to-sign": Contract & Omit<Asked, "kind" | "byDesk"> & { link: string };
  /** To the landlord: the tenant or the desk asks for a change. */
  "landlord-amendment-asked": Contract & Asked & { link: string };
  /**
   * To the tenant: a change of the contract applies, with the amendment and the new certificate. `number`: of its terms; null
   * to co-tenants, if the amendment has what only the first tenant may read, and is not attached. `moreCents`: what is charged in addition
   * for days that were paid.
   */
  "amendment-applied": Contract & AppliedToTenant;
  /** The same to the landlord, with the new certificate. */
  "landlord-amendment-applied": Contract & Omit<Amended, "kind"> & { kind: ForLandlord; link: string };
  /** To the side that asked for a change: somebody refused it, or nobody answered in time. */
  "amendment-undone": Contract & { change: Amendable; isExpired: boolean; reason: string | null };
  /** `hadAgreed`: the tenant had asked, and took the signature back or owes a premium. */
  "landlord-amendment-undone": Contract & {
    change: Amendable;
    isExpired: boolean;
    hadAgreed?: boolean;
    reason: string | null;
    link: string;
  };
}
