import { toApplicant, type MailRules } from "./rules.ts";

export const contractDocuments: MailRules = {
  ...toApplicant,
  link: null,
  attachments: "draft-documents",
  stillOwed: "draft-unchanged",
};
