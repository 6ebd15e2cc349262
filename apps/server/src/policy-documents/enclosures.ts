import type { MailKind } from "@kautia/locales/mails";

/** Sent by mail or by post. */
export const enclosures: Partial<Record<MailKind, "certificate" | "withdrawal" | "release">> = {
  "landlord-accepted": "certificate",
  "acceptance-confirmed": "certificate",
  withdrawn: "withdrawal",
  released: "release",
  "landlord-released": "release",
};
