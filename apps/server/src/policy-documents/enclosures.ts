import type { MailKind } from "@kautia/locales/mails";

/** The policy document that accompanies a mail, whether it is sent by mail or by post. */
export const enclosures: Partial<Record<MailKind, "certificate" | "withdrawal" | "release">> = {
  "landlord-accepted": "certificate",
  "acceptance-confirmed": "certificate",
  withdrawn: "withdrawal",
  released: "release",
  "landlord-released": "release",
};
