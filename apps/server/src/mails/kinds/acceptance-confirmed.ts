import { toLandlord, type MailRules } from "./rules.ts";

export const acceptanceConfirmed: MailRules = { ...toLandlord, link: "landlord-page", attachments: "certificate" };
