import { declaration, type MailRules } from "./rules.ts";

export const withdrawn: MailRules = { ...declaration, link: null, attachments: "withdrawal" };
