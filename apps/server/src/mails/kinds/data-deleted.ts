import { toTenant, type MailRules } from "./rules.ts";

export const dataDeleted: MailRules = {
  ...toTenant,
  link: null,
  attachments: null,
  heldBack: false,
  kept: "until-sent",
};
