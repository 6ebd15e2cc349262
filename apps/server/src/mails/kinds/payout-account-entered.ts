import { toLandlord, type MailRules } from "./rules.ts";

export const payoutAccountEntered: MailRules = {
  ...toLandlord,
  link: "account-change",
  attachments: null,
  shownToTenant: false,
};
