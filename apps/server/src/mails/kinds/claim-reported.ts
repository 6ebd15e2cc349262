import { declaration, type MailRules } from "./rules.ts";

export const claimReported: MailRules = { ...declaration, link: "policies", attachments: null };
