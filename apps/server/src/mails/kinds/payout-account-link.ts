import { toLandlord, type MailRules } from "./rules.ts";

export const payoutAccountLink: MailRules = { ...toLandlord, link: "account-change", attachments: null };
