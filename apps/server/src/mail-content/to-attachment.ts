import type { Country, Language } from "@kautia/contract";
import { attachmentName } from "@kautia/locales/mails";
import type { MailAttachment } from "../mails/index.ts";

export function toAttachment(
  { kind, bytes }: { kind: string; bytes: Uint8Array },
  { country, language, data }: { country: Country; language: Language; data: object },
): MailAttachment {
  const { fullAddress }: { fullAddress?: string } = data;
  const fileName = `${attachmentName(kind, { country, language, fullAddress })}.pdf`;
  return { fileName, contentType: "application/pdf", content: bytes };
}
