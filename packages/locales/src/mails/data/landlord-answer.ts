import type { Contract, Payer, Premium } from "../mail-parts.ts";
import { contract, premium } from "./sample-parts.ts";

export interface AnswerMails {
  /** To the landlord, with the certificate attached. */
  "acceptance-confirmed": Contract & {
    coverStart: string;
    /** Whether an original on paper follows. */
    hasOriginal?: boolean;
    insuranceEnd?: string | null;
    cashReturnOn: string | null;
    link: string;
  };
  /** To the landlord, on paper, with the certificate that the guarantor signs by hand. */
  "certificate-original": Contract;
  /** To the landlord. */
  "decline-confirmed": Contract & { reason: string | null };
  "landlord-invitation": Contract & {
    insuranceStart: string;
    insuranceEnd: string | null;
    /** The last day on which the landlord can answer. */
    answerUntil: string;
    link: string;
  };
  "landlord-reminder": Contract & { insuranceStart: string; answerUntil: string; link: string; stopLink: string };
  /** To the tenant: the landlord did not answer by `until`. `link` starts another application with the same answers. */
  "landlord-silent": Contract & { until: string; link: string };
  "landlord-link": Contract & { link: string };
  /**
   * `firstChargeCents`: 0 if the few days until the agreed end are free. `cashReturnOn`: the day by which the landlord
   * returns the cash deposit; null if none was paid.
   */
  "landlord-accepted": Contract &
    Premium &
    Payer & {
      firstChargeOn: string;
      firstChargeCents?: number;
      insuranceEnd?: string | null;
      cashReturnOn: string | null;
      /** Whether cover waits for an original on paper. */
      hasOriginal?: boolean;
    };
  /**
   * To the tenant, where the guarantor signs by hand: cover begins `on` this day, at the earliest if the original is not yet
   * posted.
   */
  "cover-moved": Contract & { on: string; isPosted: boolean; link: string };
  /** `link` opens the account, which says what the tenant can do now. A printed letter has none. */
  "landlord-declined": Contract & { reason: string | null; link?: string | null };
}

export const answerSamples: AnswerMails = {
  "acceptance-confirmed": {
    ...contract,
    coverStart: "2026-12-01",
    cashReturnOn: "2026-12-15",
    link: "https://example.com/de/landlord/0f",
  },
  "certificate-original": contract,
  "decline-confirmed": { ...contract, reason: "Ich nehme lieber\nGeld." },
  "landlord-invitation": {
    ...contract,
    insuranceStart: "2027-01-01",
    insuranceEnd: null,
    answerUntil: "2026-12-21",
    link: "https://example.com/de/landlord/0f?a=1&b=2",
  },
  "landlord-reminder": {
    ...contract,
    insuranceStart: "2027-01-01",
    answerUntil: "2026-12-21",
    link: "https://example.com/de/landlord/0f",
    stopLink: "https://example.com/de/no-reminders/0f",
  },
  "landlord-silent": { ...contract, until: "2026-12-21", link: "https://example.com/de?token=0f" },
  "landlord-link": { ...contract, link: "https://example.com/de/landlord/0f" },
  "landlord-accepted": {
    ...contract,
    ...premium,
    account: null,
    firstChargeOn: "2027-01-01",
    cashReturnOn: "2027-01-15",
  },
  "cover-moved": { ...contract, on: "2027-01-10", isPosted: true, link: "https://kautia.example/de/policies" },
  "landlord-declined": {
    ...contract,
    reason: "Wir nehmen\nnur Barkaution.",
    link: "https://kautia.example/de/policies",
  },
};
