import { toTenant, type MailRules } from "./rules.ts";

export const contractSigned: MailRules = {
  ...toTenant,
  link: "account-or-first-password",
  attachments: "signed-documents",
};
