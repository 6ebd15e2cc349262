import { declaration, type MailRules } from "./rules.ts";

export const landlordSilent: MailRules = { ...declaration, link: "new-application", attachments: null };
