import { declaration, type MailRules } from "./rules.ts";

export const landlordAccepted: MailRules = { ...declaration, link: null, attachments: "certificate" };
