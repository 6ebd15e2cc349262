import type { Language } from "@kautia/contract/languages";
import { folders } from "./folders.ts";
import { note, notice, type PdfContent } from "./policy-documents/pdf.ts";
import type { PdfData, PdfKind, PdfSetting } from "./policy-documents/pdf-data.ts";
import { makePdfWords } from "./policy-documents/pdf-words.ts";
import { type CertificateChecks, makeSampleCertificate } from "./policy-documents/sample-certificate.ts";

export * from "./policy-documents/pdf.ts";
export { ownDataSectionTitle, tellAboutOwnData, writeOwnData } from "./policy-documents/own-data.ts";
export type { PdfData, PdfKind, PdfSetting } from "./policy-documents/pdf-data.ts";
export { type LegalText, parseLegalText } from "./policy-documents/legal-text.ts";
export { sayWithdrawalForLandlord, sayWithdrawalRule } from "./withdrawal-rule.ts";

/** Writes the content of a policy document in the reader's language. */
export function writePdf<Kind extends PdfKind>(kind: Kind, data: PdfData[Kind], setting: PdfSetting): PdfContent {
  return write(kind, data, setting, setting.insurer.isSample ? "sample" : null);
}

/** Names made-up people, says what a real one says, and is stamped as a sample. */
export function writeSampleCertificate(setting: PdfSetting, checks: CertificateChecks): PdfContent {
  const { stamp } = folders[setting.language].policyDocuments.phrases;
  const content = write("certificate", makeSampleCertificate(setting.country, checks), setting, "sampleCertificate");
  return { ...content, stamp };
}

/** Marks a document of a trial at the top and on each page. */
export function markTrial(content: PdfContent): PdfContent {
  const { stamp, head } = folders[content.language].policyDocuments.phrases.trial;
  const { footer, blocks } = content;
  return { stamp, ...content, blocks: [notice(head), ...blocks], footer: `${stamp} · ${footer}` };
}

function write<Kind extends PdfKind>(
  kind: Kind,
  data: PdfData[Kind],
  setting: PdfSetting,
  warning: "sample" | "sampleCertificate" | null,
): PdfContent {
  const { language, country, brandName, insurer } = setting;
  const { texts, phrases } = folders[language].policyDocuments;
  const written = texts[kind](data, makePdfWords(setting));
  const notices = warning ? [notice(phrases[warning])] : [];
  return {
    ...written,
    blocks: [...notices, ...written.blocks, note(phrases.decidingLanguage)],
    language,
    country,
    brandName,
    guarantor: {
      name: `${phrases.guarantor}: ${insurer.name}`,
      lines: [insurer.address, ...(insurer.phone === null ? [] : [phrases.phone(insurer.phone)])],
    },
    footer: [brandName, written.subtitle ?? written.title].join(" · "),
  };
}

/** The number at the foot of a page. */
export function sayPage(language: Language, number: number, count: number): string {
  return folders[language].policyDocuments.phrases.page(number, count);
}

/** The version of a legal text, below its title. */
export function sayVersion(language: Language, version: string): string {
  return folders[language].policyDocuments.phrases.version(version);
}
