import { toApplicant, type MailRules } from "./rules.ts";

export const applicationReminder: MailRules = {
  ...toApplicant,
  link: "resume",
  attachments: "missing-initial-information",
  stillOwed: "application-untouched",
  stoppable: true,
  kept: "account",
};
