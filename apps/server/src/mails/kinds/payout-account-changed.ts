import { toLandlord, type MailRules } from "./rules.ts";

export const payoutAccountChanged: MailRules = {
  ...toLandlord,
  link: "account-change",
  attachments: null,
  shownToTenant: false,
};
