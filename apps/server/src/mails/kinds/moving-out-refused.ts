import { declaration, type MailRules } from "./rules.ts";

export const movingOutRefused: MailRules = { ...declaration, link: "policies", attachments: null };
