import { toLandlord, type MailRules } from "./rules.ts";

export const payoutAccountKept: MailRules = {
  ...toLandlord,
  link: "landlord-page",
  attachments: null,
  shownToTenant: false,
};
