import { toTenant, type MailRules } from "./rules.ts";

export const ratingRequest: MailRules = {
  ...toTenant,
  link: "rating",
  attachments: null,
  stoppable: true,
  kept: "account",
};
