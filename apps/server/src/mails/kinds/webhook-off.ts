import { toColleague, type MailRules } from "./rules.ts";

export const webhookOff: MailRules = { ...toColleague, reader: "partner", link: "webhooks-page" };
