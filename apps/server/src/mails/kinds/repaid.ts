import { declaration, type MailRules } from "./rules.ts";

export const repaid: MailRules = { ...declaration, link: "policies", attachments: null };
