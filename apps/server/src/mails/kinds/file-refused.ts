import { toTenant, type MailRules } from "./rules.ts";

export const fileRefused: MailRules = { ...toTenant, link: "policies", attachments: null };
