import { toLandlord, type MailRules } from "./rules.ts";

export const landlordInvitation: MailRules = { ...toLandlord, link: "landlord-page", attachments: null };
