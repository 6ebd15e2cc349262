import { declaration, type MailRules } from "./rules.ts";

export const released: MailRules = { ...declaration, link: "policies", attachments: "release" };
