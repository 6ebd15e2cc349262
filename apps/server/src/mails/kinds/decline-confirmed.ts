import { toLandlord, type MailRules } from "./rules.ts";

export const declineConfirmed: MailRules = { ...toLandlord, link: null, attachments: null };
