import type { AfterPayout, ClaimItem, Contract, DecidedClaim, PaidClaim } from "../mail-parts.ts";
import { contract } from "./sample-parts.ts";

export interface ClaimMails {
  /** To the landlord. */
  "claim-received": Contract & { amountCents: number; items: ClaimItem[]; objectUntil: string; link: string };
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
  /** To the landlord. */
  "landlord-claim-decided": Contract & DecidedClaim & { hasAccount?: boolean };
  /** To the landlord. */
  "landlord-claim-paid-out": Contract & PaidClaim & { link: string };
}

const paidClaim = { amountCents: 50_000, paidOn: "2027-02-18", reference: "Bürgschaft DE-7K4M-Q2XD" };
const decidedClaim = {
  ...contract,
  amountCents: 62_050,
  grantedCents: 50_000,
  items: [
    { description: "Miete für März", amountCents: 50_000, grantedCents: 50_000 },
    { description: "Kratzer im Parkett", amountCents: 12_050, grantedCents: 0 },
  ],
  outcome: "PARTLY" as const,
  note: "Die Kratzer standen\nschon im Protokoll.",
};

export const claimSamples: ClaimMails = {
  "claim-received": {
    ...contract,
    amountCents: 12_050,
    items: [{ description: "Kratzer im Parkett", amountCents: 12_050 }],
    objectUntil: "2027-03-01",
    link: "https://example.com/de/landlord/0f",
  },
  "claim-reported": {
    ...contract,
    amountCents: 12_050,
    items: [{ description: "Kratzer im Parkett", amountCents: 12_050 }],
    objectUntil: "2027-03-01",
    link: "https://example.com/de/policies",
  },
  "objection-received": {
    ...contract,
    amountCents: 12_050,
    text: "Die Kratzer waren schon da.",
    link: "https://example.com/de/policies",
  },
  "agreement-received": { ...contract, amountCents: 12_050, link: "https://example.com/de/policies" },
  "claim-agreed": { ...contract, amountCents: 12_050, link: "https://example.com/de/landlord/0f" },
  "claim-objected": {
    ...contract,
    amountCents: 12_050,
    text: "Die Kratzer waren schon da.",
    link: "https://example.com/de/landlord/0f",
  },
  "claim-decided": { ...decidedClaim, link: "https://example.com/de/policies" },
  "claim-paid-out": {
    ...contract,
    ...paidClaim,
    chooseUntil: "2027-03-05",
    dueOn: "2027-03-19",
    mostParts: 12,
    link: "https://example.com/de/policies",
  },
  "landlord-claim-decided": { ...decidedClaim, hasAccount: true, link: "https://example.com/de/landlord/0f" },
  "landlord-claim-paid-out": { ...contract, ...paidClaim, link: "https://example.com/de/landlord/0f" },
};
