import { type MailRules, toLandlord } from "./rules.ts";

export const deskMessageLandlord: MailRules = { ...toLandlord, link: null, attachments: null, shownToTenant: false };
