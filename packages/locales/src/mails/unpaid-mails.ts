import type { Contract } from "./mail-parts.ts";

/** The data of the mails about premiums that stay unpaid. Amounts in cents, dates as YYYY-MM-DD. */
export interface UnpaidMails {
  /**
   * To the tenant after the last retry: a reminder with two weeks to pay. `premiums`: for which days each is. `payUntil`: the last
   * day to pay. `law`: the paragraph. `link` leads to the payment page.
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
