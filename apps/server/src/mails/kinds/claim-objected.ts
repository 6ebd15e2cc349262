import { toLandlord, type MailRules } from "./rules.ts";

export const claimObjected: MailRules = { ...toLandlord, link: "landlord-page", attachments: null };
