import { toLandlord, type MailRules } from "./rules.ts";

export const landlordMovingOutConfirmed: MailRules = { ...toLandlord, link: "landlord-page", attachments: null };
