import type { Contract } from "../mail-parts.ts";
import { contract } from "./sample-parts.ts";

/** Mails about premiums that stay unpaid. */
export interface UnpaidMails {
  /**
   * To the tenant after the last retry: a reminder with two weeks to pay. `premiums`: for which days each is.
   * `payUntil`: the last day to pay. `law`: the paragraph. `link` leads to the payment page.
   */
  "premium-reminder": Contract & {
    premiums: { amountCents: number; from: string; until: string }[];
    amountCents: number;
    payUntil: string;
    law: string;
    link: string;
  };
  /** To the tenant: what is unpaid is charged in parts, on these days. */
  "instalments-agreed": Contract & { parts: { on: string; amountCents: number }[]; link: string };
  /** To the tenant: terminated. `on`: the last day with cover. What is paid by then lifts the termination. */
  "policy-terminated": Contract & { on: string; amountCents: number; law: string; link: string };
  /** To the landlord a month before cover ends. `claimsUntil`: as in `MailSetting`. */
  "landlord-terminated": Contract & { on: string; claimsUntil?: string; link: string };
  /** To both sides: the tenant has paid, and the contract goes on. `agreedEnd`: null without one. */
  "termination-lifted": Contract & { agreedEnd: string | null; link: string };
  "landlord-termination-lifted": Contract & { agreedEnd: string | null; link: string };
}

export const unpaidSamples: UnpaidMails = {
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
};
