import { declaration, type MailRules } from "./rules.ts";

export const premiumFailed: MailRules = { ...declaration, link: "payment", attachments: null };
