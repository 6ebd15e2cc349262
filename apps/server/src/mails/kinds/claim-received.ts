import { toLandlord, type MailRules } from "./rules.ts";

export const claimReceived: MailRules = { ...toLandlord, link: "landlord-page", attachments: null };
