import { toLandlord, type MailRules } from "./rules.ts";

export const landlordReminder: MailRules = {
  ...toLandlord,
  link: "landlord-page",
  attachments: null,
  stillOwed: "landlord-silent",
  stoppable: true,
};
