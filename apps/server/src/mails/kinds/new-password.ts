import { accountLink, type MailRules } from "./rules.ts";

export const newPassword: MailRules = { ...accountLink, link: "new-password" };
