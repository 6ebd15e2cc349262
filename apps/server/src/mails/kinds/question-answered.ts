import { toLandlord, type MailRules } from "./rules.ts";

export const questionAnswered: MailRules = {
  ...toLandlord,
  link: "landlord-page",
  attachments: null,
  shownToTenant: false,
};
