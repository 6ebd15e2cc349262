import { toColleague, type MailRules } from "./rules.ts";

export const partnerLoginLink: MailRules = {
  ...toColleague,
  reader: "partner",
  link: "partner-login",
  stillOwed: "newest-partner-link",
};
