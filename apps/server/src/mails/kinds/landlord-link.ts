import { toLandlord, type MailRules } from "./rules.ts";

export const landlordLink: MailRules = { ...toLandlord, link: "landlord-page", attachments: null };
