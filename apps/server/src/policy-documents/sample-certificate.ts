import { type Country, type Language, screenPath } from "@kautia/contract";
import { writeSampleCertificate } from "@kautia/locales/policy-documents";
import { type DocumentDeps, settingOf } from "./document-deps.ts";
import { certificateCode } from "./rules/certificate-code.ts";

/** No real certificate has this code: real ones have 80 random bits. */
const code = certificateCode(new Uint8Array(10));

export function typesetSampleCertificate(
  deps: Pick<DocumentDeps, "brand" | "publicUrl" | "typesetter">,
  reader: { language: Language; country: Country },
): Promise<Uint8Array> {
  const content = writeSampleCertificate(settingOf(deps, reader), {
    code,
    checkUrl: `${deps.publicUrl}${screenPath(reader.language, "certificate", { code })}`,
    checkPage: `${deps.publicUrl}${screenPath(reader.language, "certificates")}`,
  });
  return deps.typesetter.set(content);
}
