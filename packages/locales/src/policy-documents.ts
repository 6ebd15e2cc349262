import { germanContract } from "./policy-documents/contract-de.ts";
import { englishContract } from "./policy-documents/contract-en.ts";
import { otherGermanPdfs } from "./policy-documents/others-de.ts";
import { otherEnglishPdfs } from "./policy-documents/others-en.ts";
import type { PdfContent } from "./policy-documents/pdf.ts";
import type { PdfData, PdfKind, PdfSetting } from "./policy-documents/pdf-data.ts";
import { makePdfWords, type PdfTexts } from "./policy-documents/pdf-words.ts";

export * from "./policy-documents/pdf.ts";
export { nameOf, writeOwnData } from "./policy-documents/own-data.ts";
export type { PdfData, PdfKind, PdfSetting } from "./policy-documents/pdf-data.ts";
export { type LegalText, parseLegalText } from "./policy-documents/legal-text.ts";

const texts: Record<PdfSetting["language"], PdfTexts> = {
  de: { ...germanContract, ...otherGermanPdfs },
  en: { ...englishContract, ...otherEnglishPdfs },
};

/** Writes the content of a policy document in the reader's language. */
export function writePdf<Kind extends PdfKind>(kind: Kind, data: PdfData[Kind], setting: PdfSetting): PdfContent {
  const { language, country, brandName } = setting;
  const written = texts[language][kind](data, makePdfWords(setting));
  return { ...written, language, country, brandName, footer: `${brandName} · ${written.subtitle ?? written.title}` };
}
