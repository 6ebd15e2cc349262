import type { Applicant } from "../mail-parts.ts";
import { applicant } from "./sample-parts.ts";

export interface ReviewMails {
  /** A person is reviewing the application. */
  "review-received": Applicant;
  /** A person accepted the application. `link` continues it. */
  "review-accepted": Applicant & {
    depositCents: number;
    yearlyCents: number;
    monthlyCents: number;
    note: string | null;
    link: string;
  };
  "review-refused": Applicant & { note: string; link: string };
  "document-requested": Applicant & {
    document: "PASSPORT" | "STUDENT_DOCUMENT" | "WORK_CONTRACT";
    note: string | null;
    link: string;
  };
}

export const reviewSamples: ReviewMails = {
  "review-received": applicant,
  "review-accepted": {
    ...applicant,
    depositCents: 150_000,
    yearlyCents: 7_050,
    monthlyCents: 635,
    note: "Alles Gute\nim neuen Heim.",
    link: "https://example.com/de?token=0f",
  },
  "review-refused": { ...applicant, note: "Der Nachweis fehlt.", link: "https://example.com/de?token=0f" },
  "document-requested": {
    ...applicant,
    document: "WORK_CONTRACT",
    note: null,
    link: "https://example.com/de?token=0f",
  },
};
