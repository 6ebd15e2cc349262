import { type MailRules, toTenant } from "./rules.ts";

export const deskMessage: MailRules = { ...toTenant, link: null, attachments: null };
