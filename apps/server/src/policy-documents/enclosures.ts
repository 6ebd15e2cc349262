import type { MailKind } from "@kautia/locales/mails";

/** The one document of a policy that goes with a mail of that kind, by mail or by post. */
export const enclosures: Partial<Record<MailKind, "certificate" | "withdrawal" | "release">> = {
  "landlord-accepted": "certificate",
  withdrawn: "withdrawal",
  released: "release",
  "landlord-released": "release",
};
