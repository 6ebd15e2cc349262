import { declaration, type MailRules } from "./rules.ts";

export const claimDecided: MailRules = { ...declaration, link: "policies", attachments: null };
