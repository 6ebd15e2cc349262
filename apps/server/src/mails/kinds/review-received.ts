import { aboutDecision, type MailRules } from "./rules.ts";

export const reviewReceived: MailRules = { ...aboutDecision, link: null };
