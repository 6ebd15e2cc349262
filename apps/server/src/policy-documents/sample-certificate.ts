import { type Country, type Language, screenPath } from "@kautia/contract";
import { type PdfContent, writeSampleCertificate } from "@kautia/locales/policy-documents";
import { settingOf } from "../mails/index.ts";
import type { DocumentDeps } from "./document-deps.ts";
import { certificateCode } from "./rules/certificate-code.ts";

/** No real certificate has this code: real ones have 80 random bits. */
const code = certificateCode(new Uint8Array(10));

/** What landlords see before they accept, and tenants among their documents. */
export function makeSampleCertificate(
  { brand, publicUrl }: Pick<DocumentDeps, "brand" | "publicUrl">,
  reader: { language: Language; country: Country },
): PdfContent {
  return writeSampleCertificate(settingOf({ brand }, reader), {
    code,
    checkUrl: `${publicUrl}${screenPath(reader.language, "certificate", { code })}`,
    checkPage: `${publicUrl}${screenPath(reader.language, "certificates")}`,
  });
}
