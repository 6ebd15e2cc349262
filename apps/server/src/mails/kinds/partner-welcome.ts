import { toColleague, type MailRules } from "./rules.ts";

export const partnerWelcome: MailRules = { ...toColleague, reader: "partner", link: "partner-page" };
