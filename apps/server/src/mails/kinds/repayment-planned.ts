import { declaration, type MailRules } from "./rules.ts";

export const repaymentPlanned: MailRules = { ...declaration, link: "policies", attachments: null };
