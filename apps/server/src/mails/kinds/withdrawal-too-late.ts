import { declaration, type MailRules } from "./rules.ts";

export const withdrawalTooLate: MailRules = { ...declaration, link: "policies", attachments: null };
