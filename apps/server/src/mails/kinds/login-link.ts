import { accountLink, type MailRules } from "./rules.ts";

export const loginLink: MailRules = { ...accountLink, link: "login" };
