import { aboutDecision, type MailRules } from "./rules.ts";

export const reviewRefused: MailRules = { ...aboutDecision, link: "application" };
