import { germanContract } from "./de/policy-documents/contract.ts";
import { englishContract } from "./en/policy-documents/contract.ts";
import { otherGermanPdfs } from "./de/policy-documents/others.ts";
import { otherEnglishPdfs } from "./en/policy-documents/others.ts";
import { note, notice, type PdfContent } from "./policy-documents/pdf.ts";
import type { PdfData, PdfKind, PdfSetting } from "./policy-documents/pdf-data.ts";
import { makePdfWords, type PdfTexts } from "./policy-documents/pdf-words.ts";

export * from "./policy-documents/pdf.ts";
export { nameOf, writeOwnData } from "./policy-documents/own-data.ts";
export type { PdfData, PdfKind, PdfSetting } from "./policy-documents/pdf-data.ts";
export { type LegalText, parseLegalText } from "./policy-documents/legal-text.ts";
export { sayWithdrawalRule } from "./withdrawal-rule.ts";

const texts: Record<PdfSetting["language"], PdfTexts> = {
  de: { ...germanContract, ...otherGermanPdfs },
  en: { ...englishContract, ...otherEnglishPdfs },
};

/** Nobody may take a document that names the sample insurer for a real one. */
const sampleNotice = {
  de: "Muster zum Ausprobieren: Den genannten Versicherer gibt es nicht. Dieses Dokument begründet keine Ansprüche.",
  en: "Sample for trying out: the insurer named here does not exist. This document gives rise to no claims.",
};

/** At the end of every paper in both languages. */
const decidingLanguage = {
  de: "Maßgeblich ist die deutsche Fassung.",
  en: "The German wording decides.",
};

/** Writes the content of a policy document in the reader's language. */
export function writePdf<Kind extends PdfKind>(kind: Kind, data: PdfData[Kind], setting: PdfSetting): PdfContent {
  const { language, country, brandName, insurer } = setting;
  const written = texts[language][kind](data, makePdfWords(setting));
  const blocks = [...written.blocks, note(decidingLanguage[language])];
  return {
    ...written,
    blocks: insurer.isSample ? [notice(sampleNotice[language]), ...blocks] : blocks,
    language,
    country,
    brandName,
    footer: `${brandName} · ${written.subtitle ?? written.title}`,
  };
}
