import type { AmendmentMails } from "../mails/amendment-mails.ts";
import { contract } from "./sample-contract.ts";

const premium = { premiumCents: 7_050, paymentPeriod: "YEARLY" } as const;
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

/** One example of each mail about a change of a contract. */
export const sampleAmendmentMails: AmendmentMails = {
  "email-change": { ...contract, ...asked, link: "https://example.com/de/amendment/0f" },
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
