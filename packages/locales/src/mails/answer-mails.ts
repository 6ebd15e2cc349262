import type { Contract } from "./mail-parts.ts";

/** The data of the mails and letters to landlords who have answered. Dates as YYYY-MM-DD. */
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
}
