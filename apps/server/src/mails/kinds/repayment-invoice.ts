import { declaration, type MailRules } from "./rules.ts";

export const repaymentInvoice: MailRules = { ...declaration, link: "payment", attachments: null };
