import { toColleague, type MailRules } from "./rules.ts";

export const workAssigned: MailRules = {
  ...toColleague,
  reader: "staff",
  link: "desk-work",
  stillOwed: "always",
  shownToTenant: false,
  kept: "until-sent",
};
