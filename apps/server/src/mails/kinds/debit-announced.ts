import { declaration, type MailRules } from "./rules.ts";

export const debitAnnounced: MailRules = { ...declaration, link: "policies", attachments: null };
