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

/** The policy document that accompanies a mail, whether it is sent by mail or by post; null without one. */
export function enclosureOf(kind: MailKind): Enclosure | null {
  const { attachments } = mailRules[kind];
  return attachments !== null && isEnclosure(attachments) ? attachments : null;
}

/** The same with its number: a receipt is that of the premium in the mail, an amendment that of the terms. */
export function enclosedDocument({ kind, data }: { kind: MailKind; data: object }): PolicyDocument | null {
  const enclosure = enclosureOf(kind);
  const { number }: { number?: number } = data;
  const isNumbered = enclosure === "receipt" || enclosure === "amendment";
  return enclosure && { kind: enclosure, number: isNumbered ? (number ?? null) : null };
}

function isEnclosure(attachments: string): attachments is Enclosure {
  return enclosures.includes(attachments);
}
