import { toColleague, type MailRules } from "./rules.ts";

export const staffLink: MailRules = {
  ...toColleague,
  reader: "staff",
  link: "desk-access",
  stillOwed: "newest-desk-link",
};
