import { toApplicant, type MailRules } from "./rules.ts";

export const tenantInvitationReminder: MailRules = {
  ...toApplicant,
  link: "invitation",
  attachments: null,
  stoppable: true,
};
