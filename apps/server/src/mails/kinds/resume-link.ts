import { toApplicant, type MailRules } from "./rules.ts";

export const resumeLink: MailRules = {
  ...toApplicant,
  link: "resume",
  attachments: "missing-initial-information",
  stillOwed: "address-unchanged",
  kept: "account",
};
