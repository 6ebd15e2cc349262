import { declaration, type MailRules } from "./rules.ts";

export const claimPaidOut: MailRules = { ...declaration, link: "policies", attachments: null };
