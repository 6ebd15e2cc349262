import { accountLink, type MailRules } from "./rules.ts";

export const deletionLink: MailRules = { ...accountLink, link: "deletion" };
