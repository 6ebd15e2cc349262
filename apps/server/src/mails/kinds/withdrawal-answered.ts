import { toTenant, type MailRules } from "./rules.ts";

export const withdrawalAnswered: MailRules = {
  ...toTenant,
  reader: "anybody",
  link: null,
  attachments: null,
  heldBack: false,
};
