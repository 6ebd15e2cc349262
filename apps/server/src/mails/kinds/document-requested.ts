import { aboutDecision, type MailRules } from "./rules.ts";

export const documentRequested: MailRules = { ...aboutDecision, link: "application" };
