import { type MailRules, toLandlord } from "./rules.ts";

export const landlordEmailCorrected: MailRules = { ...toLandlord, link: null, attachments: null, shownToTenant: false };
