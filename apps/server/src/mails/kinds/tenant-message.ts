import { toLandlord, type MailRules } from "./rules.ts";

export const tenantMessage: MailRules = { ...toLandlord, link: null, attachments: null };
