import { accountLink, type MailRules } from "./rules.ts";

export const accountConfirmation: MailRules = { ...accountLink, link: "first-password" };
