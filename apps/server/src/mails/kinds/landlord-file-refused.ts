import { toLandlord, type MailRules } from "./rules.ts";

export const landlordFileRefused: MailRules = { ...toLandlord, link: "landlord-page", attachments: null };
