import { toTenant, type MailRules } from "./rules.ts";

export const passwordChanged: MailRules = { ...toTenant, link: "new-password-page", attachments: null };
