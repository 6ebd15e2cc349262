import { aboutDecision, type MailRules } from "./rules.ts";

export const documentRefused: MailRules = { ...aboutDecision, link: "application" };
