import { toApplicant, type MailRules } from "./rules.ts";

export const firstInformation: MailRules = {
  ...toApplicant,
  link: null,
  attachments: "initial-information",
  stillOwed: "information-missing",
};
