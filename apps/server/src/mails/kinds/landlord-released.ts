import { toLandlord, type MailRules } from "./rules.ts";

export const landlordReleased: MailRules = { ...toLandlord, link: null, attachments: "release" };
