import { toLandlord, type MailRules } from "./rules.ts";

export const invitationConfirmation: MailRules = {
  ...toLandlord,
  link: "confirmation",
  attachments: null,
  stillOwed: "invitation-unconfirmed",
};
