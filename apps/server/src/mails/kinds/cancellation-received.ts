import { declaration, type MailRules } from "./rules.ts";

export const cancellationReceived: MailRules = { ...declaration, link: "policies", attachments: null };
