import type { Contract } from "../mail-parts.ts";
import { contract } from "./sample-parts.ts";

export interface PayoutAccountMails {
  /**
   * To the landlord: claims are paid to this account from that day and time (HH:MM) on. `isFirst` unless there was another
   * one before. The IBAN is masked in all mails.
   */
  "payout-account-changed": Contract & {
    iban: string;
    holder: string;
    isFirst?: boolean;
    on: string;
    time: string;
    link: string;
  };
  /** To the landlord. `link` allows one change of the account, within a day. */
  "payout-account-link": Contract & { link: string };
  /** To the landlord: the account `iban` was dropped before it applied. `kept` is the old one; null for none. */
  "payout-account-kept": Contract & { iban: string; kept: string | null; link: string };
}

export const payoutAccountSamples: PayoutAccountMails = {
  "payout-account-changed": {
    ...contract,
    iban: "DE•• •••• 4455",
    holder: "Max Müller",
    isFirst: false,
    on: "2027-02-18",
    time: "14:05",
    link: "https://example.com/de/landlord/0f?change=0f",
  },
  "payout-account-link": { ...contract, link: "https://example.com/de/landlord/0f?change=0f" },
  "payout-account-kept": {
    ...contract,
    iban: "DE•• •••• 4455",
    kept: "DE•• •••• 3000",
    link: "https://example.com/de/landlord/0f",
  },
};
