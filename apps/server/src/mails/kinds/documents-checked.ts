import { aboutDecision, type MailRules } from "./rules.ts";

export const documentsChecked: MailRules = { ...aboutDecision, link: "application" };
