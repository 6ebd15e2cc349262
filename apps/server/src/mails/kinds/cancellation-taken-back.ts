import { declaration, type MailRules } from "./rules.ts";

export const cancellationTakenBack: MailRules = { ...declaration, link: null, attachments: null };
