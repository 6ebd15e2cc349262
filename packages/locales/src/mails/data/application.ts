import type { Applicant } from "../mail-parts.ts";
import { applicant } from "./sample-parts.ts";

export interface ApplicationMails {
  /** To an applicant, with the document attached. */
  "first-information": { tenantName: string | null };
  /** To a tenant who wants to continue on another device. */
  "resume-link": Applicant & { link: string };
  /** To a tenant who stopped half-way; sent at most twice. */
  "application-reminder": Applicant & { isLast: boolean; link: string; stopLink: string };
}

export const applicationSamples: ApplicationMails = {
  "first-information": { tenantName: "Erika Mustermann" },
  "resume-link": { ...applicant, link: "https://example.com/de?token=0f" },
  "application-reminder": {
    ...applicant,
    isLast: false,
    link: "https://example.com/de?token=0f",
    stopLink: "https://example.com/de/no-reminders/0f",
  },
};
