import { toTenant, type MailRules } from "./rules.ts";

export const withdrawalReceived: MailRules = { ...toTenant, reader: "anybody", link: null, attachments: null };
