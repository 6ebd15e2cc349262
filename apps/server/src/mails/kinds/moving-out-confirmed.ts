import { declaration, type MailRules } from "./rules.ts";

export const movingOutConfirmed: MailRules = { ...declaration, link: "policies", attachments: null };
