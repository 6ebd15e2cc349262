import type { Contract, FailedCharge, Payer } from "../mail-parts.ts";
import { contract } from "./sample-parts.ts";

export interface RepaymentMails {
  /** To the tenant: the charges to come, as chosen. `link` leads to the policies page. */
  "repayment-planned": Contract &
    Payer & { amountCents: number; instalments: { on: string; amountCents: number }[]; link: string };
  /** To the tenant, who did not choose how to pay back. `link` leads to the page for paying. */
  "repayment-invoice": Contract & { amountCents: number; dueOn: string; isReminder: boolean; link: string };
  "instalment-failed": Contract & FailedCharge & { number: number; parts: number };
  /** To the tenant, a receipt: everything is paid back. */
  repaid: Contract & { amountCents: number; link: string };
}

export const repaymentSamples: RepaymentMails = {
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
};
