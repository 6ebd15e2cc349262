import type { Country, Language } from "@kautia/contract";
import { attachmentName } from "@kautia/locales/mails";
import type { MailAttachment } from "../mails/index.ts";

export function toAttachment(
  { kind, bytes }: { kind: string; bytes: Uint8Array },
  { country, language }: { country: Country; language: Language },
): MailAttachment {
  return { fileName: `${attachmentName(kind, language, country)}.pdf`, contentType: "application/pdf", content: bytes };
}
