import { toLandlord, type MailRules } from "./rules.ts";

export const releaseAsked: MailRules = {
  ...toLandlord,
  link: "landlord-page",
  attachments: null,
  stillOwed: "release-missing",
};
