import { germanContract } from "./papers/contract-de.ts";
import { englishContract } from "./papers/contract-en.ts";
import { otherGermanPapers } from "./papers/others-de.ts";
import { otherEnglishPapers } from "./papers/others-en.ts";
import type { Paper } from "./papers/paper.ts";
import type { PaperData, PaperKind, PaperSetting } from "./papers/paper-data.ts";
import { makePaperWords, type PaperTexts } from "./papers/paper-words.ts";

export * from "./papers/paper.ts";
export { nameOf, writeOwnData } from "./papers/own-data.ts";
export type { PaperData, PaperKind, PaperSetting } from "./papers/paper-data.ts";
export { type LegalText, parseLegalText } from "./papers/legal-text.ts";

const texts: Record<PaperSetting["language"], PaperTexts> = {
  de: { ...germanContract, ...otherGermanPapers },
  en: { ...englishContract, ...otherEnglishPapers },
};

/** The document of a kind in the reader's language. */
export function writePaper<Kind extends PaperKind>(kind: Kind, data: PaperData[Kind], setting: PaperSetting): Paper {
  const { language, country, brandName } = setting;
  const written = texts[language][kind](data, makePaperWords(setting));
  return { ...written, language, country, brandName, footer: `${brandName} · ${written.subtitle ?? written.title}` };
}
