import { toLandlord, type MailRules } from "./rules.ts";

export const landlordWithdrawn: MailRules = { ...toLandlord, link: "landlord-page", attachments: null };
