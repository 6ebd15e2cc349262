import { type MailRules, toTenant } from "./rules.ts";

export const emailCorrected: MailRules = { ...toTenant, link: null, attachments: null };
