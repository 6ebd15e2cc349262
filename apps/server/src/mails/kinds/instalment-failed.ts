import { declaration, type MailRules } from "./rules.ts";

export const instalmentFailed: MailRules = { ...declaration, link: "payment", attachments: null };
