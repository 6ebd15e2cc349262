import type { MailKind } from "@kautia/locales/mails";

/** Mails about a decision. They are owed to the tenant, and most lead into the application. */
export const aboutDecisions: readonly MailKind[] = [
  "review-received",
  "review-accepted",
  "review-refused",
  "document-requested",
  "document-refused",
  "documents-checked",
];
