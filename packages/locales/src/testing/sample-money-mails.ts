import type { MailData } from "../mails.ts";
import type { UnpaidMails } from "../mails/unpaid-mails.ts";
import { contract } from "./sample-contract.ts";

const paidClaim = { amountCents: 50_000, paidOn: "2027-02-18", reference: "Bürgschaft DE-7K4M-Q2XD" };

/** One example of each mail about money. */
export const sampleMoneyMails: Pick<
  MailData,
  | "premium-paid"
  | "premium-announced"
  | "refund-paid"
  | "premium-failed"
  | "debit-announced"
  | "claim-paid-out"
  | "repayment-planned"
  | "repayment-invoice"
  | "instalment-failed"
  | "repaid"
  | "landlord-claim-paid-out"
  | keyof UnpaidMails
> = {
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
  "premium-reminder": {
    ...contract,
    premiums: [
      { amountCents: 635, from: "2027-02-01", until: "2027-02-28" },
      { amountCents: 635, from: "2027-03-01", until: "2027-03-31" },
    ],
    amountCents: 1_270,
    payUntil: "2027-03-29",
    law: "§ 38 VVG",
    link: "https://example.com/de/card/0f",
  },
  "instalments-agreed": {
    ...contract,
    parts: [
      { on: "2027-04-01", amountCents: 3_525 },
      { on: "2027-05-01", amountCents: 3_525 },
    ],
    link: "https://example.com/de/policies",
  },
  "policy-terminated": {
    ...contract,
    on: "2027-04-30",
    amountCents: 1_270,
    law: "§ 38 VVG",
    link: "https://example.com/de/card/0f",
  },
  "landlord-terminated": {
    ...contract,
    on: "2027-04-30",
    claimsUntil: "2027-11-01",
    link: "https://example.com/de/landlord/0f",
  },
  "termination-lifted": { ...contract, agreedEnd: null, link: "https://example.com/de/policies" },
  "landlord-termination-lifted": { ...contract, agreedEnd: null, link: "https://example.com/de/landlord/0f" },
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
  "claim-paid-out": {
    ...contract,
    ...paidClaim,
    chooseUntil: "2027-03-05",
    dueOn: "2027-03-19",
    mostParts: 12,
    link: "https://example.com/de/policies",
  },
  "repayment-planned": {
    ...contract,
    account: null,
    amountCents: 82_050,
    instalments: [
      { on: "2027-03-19", amountCents: 41_025 },
      { on: "2027-04-19", amountCents: 41_025 },
    ],
    link: "https://example.com/de/policies",
  },
  "repayment-invoice": {
    ...contract,
    amountCents: 82_050,
    dueOn: "2027-03-19",
    isReminder: false,
    link: "https://example.com/de/card/0f",
  },
  "instalment-failed": {
    ...contract,
    amountCents: 41_025,
    number: 1,
    parts: 2,
    dueOn: "2027-03-19",
    needsConfirmation: false,
    needsAnotherCard: false,
    nextTryOn: "2027-03-20",
    account: null,
    isReturned: false,
    link: "https://example.com/de/card/0f",
  },
  repaid: { ...contract, amountCents: 82_050, link: "https://example.com/de/policies" },
  "landlord-claim-paid-out": { ...contract, ...paidClaim, link: "https://example.com/de/landlord/0f" },
};
