import type { PolicyDocument } from "@kautia/contract";
import type { MailKind } from "@kautia/locales/mails";
import { mailRules } from "./index.ts";
import type { Enclosure } from "./rules.ts";

const enclosures: readonly string[] = [
  "amendment",
  "certificate",
  "receipt",
  "release",
  "withdrawal",
] satisfies Enclosure[];

/**
 * The policy document that accompanies a mail, whether it is sent by mail or by post: a receipt is that of the premium
 * in the mail, an amendment that of the terms. Null without one.
 */
export function enclosedDocument({ kind, data }: { kind: MailKind; data: object }): PolicyDocument | null {
  const { attachments } = mailRules[kind];
  const { number = null }: { number?: number | null } = data;
  if (attachments === null || !isEnclosure(attachments)) return null;
  if (attachments !== "receipt" && attachments !== "amendment") return { kind: attachments, number: null };
  return number === null ? null : { kind: attachments, number };
}

function isEnclosure(attachments: string): attachments is Enclosure {
  return enclosures.includes(attachments);
}
