import { toLandlord, type MailRules } from "./rules.ts";

export const landlordClaimPaidOut: MailRules = { ...toLandlord, link: "landlord-page", attachments: null };
