import { toApplicant, type MailRules } from "./rules.ts";

export const tenantInvitation: MailRules = { ...toApplicant, link: "invitation", attachments: "initial-information" };
