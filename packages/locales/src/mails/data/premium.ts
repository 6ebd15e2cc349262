import type { Contract, FailedCharge, Payer } from "../mail-parts.ts";
import { contract } from "./sample-parts.ts";

export interface PremiumMails {
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

export const premiumSamples: PremiumMails = {
  "premium-paid": {
    ...contract,
    number: 1,
    amountCents: 7_050,
    paymentPeriod: "YEARLY",
    paidOn: "2027-01-01",
    from: "2027-01-01",
    until: "2027-12-31",
    beginsCover: true,
    nextOn: "2028-01-01",
    account: null,
    link: "https://example.com/de/policies",
  },
  "premium-announced": {
    ...contract,
    number: 2,
    amountCents: 7_050,
    from: "2028-01-01",
    until: "2028-12-31",
    endsOn: null,
    isLeaving: false,
    account: { lastFour: "3000", mandateReference: "KAUTIA-1" },
    creditorId: "DE98ZZZ09999999999",
    link: "https://example.com/de/policies",
  },
  "refund-paid": {
    ...contract,
    number: 1,
    amountCents: 9_680,
    sentOn: "2027-03-08",
    reference: null,
    link: "https://example.com/de/policies",
  },
  "premium-failed": {
    ...contract,
    amountCents: 635,
    dueOn: "2027-01-01",
    needsConfirmation: false,
    needsAnotherCard: false,
    nextTryOn: "2027-01-02",
    account: null,
    isReturned: false,
    link: "https://example.com/de/card/0f",
  },
  "debit-announced": {
    ...contract,
    amountCents: 635,
    on: "2027-01-02",
    periodFrom: "2027-01-01",
    lastFour: "3000",
    mandateReference: "A1B2C3D4E5F60718",
    creditorId: "DE98ZZZ09999999999",
    link: "https://example.com/de/policies",
  },
};
