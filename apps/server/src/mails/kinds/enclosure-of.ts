import type { MailKind } from "@kautia/locales/mails";
import { mailRules } from "./index.ts";
import type { Enclosure } from "./rules.ts";

const enclosures: readonly string[] = ["certificate", "release", "withdrawal"] satisfies Enclosure[];

/** The policy document that accompanies a mail, whether it is sent by mail or by post; null without one. */
export function enclosureOf(kind: MailKind): Enclosure | null {
  const { attachments } = mailRules[kind];
  return attachments !== null && isEnclosure(attachments) ? attachments : null;
}

function isEnclosure(attachments: string): attachments is Enclosure {
  return enclosures.includes(attachments);
}
