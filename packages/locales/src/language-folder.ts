import type { Country } from "@kautia/contract/countries";
import type { staff } from "./en/staff.ts";
import type { en } from "./en/texts.ts";
import type { MailPhrases } from "./mails/mail-phrases.ts";
import type { Letters } from "./mails/mail-data.ts";
import type { OwnDataPhrases } from "./policy-documents/own-data-phrases.ts";
import type { PdfPhrases } from "./policy-documents/pdf-phrases.ts";
import type { PdfTexts } from "./policy-documents/pdf-words.ts";

/** The key of a text. `{name}` inside a text is a placeholder. */
export type TextKey = keyof typeof en | keyof typeof staff;

/** Everything that we say in a language, besides its articles and legal texts. The `index.ts` of its folder. */
export interface LanguageFolder {
  texts: Record<keyof typeof en, string>;
  /** The desk of the insurer's staff. */
  staff: Record<keyof typeof staff, string>;
  /** Texts that a country words differently. */
  overrides: { [country in Country]?: Partial<Record<TextKey, string>> };
  mails: { letters: Letters; phrases: MailPhrases };
  policyDocuments: { texts: PdfTexts; phrases: PdfPhrases; ownData: OwnDataPhrases };
}
