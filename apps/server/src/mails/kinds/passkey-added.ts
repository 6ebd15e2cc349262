import { toTenant, type MailRules } from "./rules.ts";

export const passkeyAdded: MailRules = { ...toTenant, link: "new-password-page", attachments: null };
