import { aboutDecision, type MailRules } from "./rules.ts";

export const reviewAccepted: MailRules = { ...aboutDecision, link: "application" };
