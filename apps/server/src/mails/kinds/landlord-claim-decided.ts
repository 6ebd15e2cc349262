import { toLandlord, type MailRules } from "./rules.ts";

export const landlordClaimDecided: MailRules = { ...toLandlord, link: "landlord-page", attachments: null };
