import type { Country } from "@kautia/contract/countries";
import { type Language, localeIn } from "@kautia/contract/languages";
import { folders } from "./folders.ts";
import { texts as pageTexts } from "./index.ts";
import { note, notice, type PdfContent } from "./policy-documents/pdf.ts";
import type { PdfData, PdfKind, PdfSetting } from "./policy-documents/pdf-data.ts";
import { makePdfWords } from "./policy-documents/pdf-words.ts";
import { type CertificateChecks, makeSampleCertificate } from "./policy-documents/sample-certificate.ts";

export * from "./policy-documents/pdf.ts";
export { ownDataSectionTitle, tellAboutOwnData, writeOwnData } from "./policy-documents/own-data.ts";
export type { AmendmentSide, PdfData, PdfKind, PdfSetting } from "./policy-documents/pdf-data.ts";
export { sayVersion } from "./policy-documents/pdf-words.ts";
export { layOutProductInfo } from "./policy-documents/product-info.ts";
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

/** The name of a legal document, as the pages and mails show it. */
export function sayLegalName(kind: string, country: Country, language: Language): string {
  return pageTexts(localeIn(language, country))[`policyDocuments.${kind}`] ?? kind;
}

/** The heading of a table that goes on from the page before. */
export function sayContinued(language: Language, title: string): string {
  return folders[language].policyDocuments.phrases.continued(title);
}
