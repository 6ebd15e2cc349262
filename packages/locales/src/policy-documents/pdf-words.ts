import { countryFacts } from "@kautia/contract/countries";
import { dateLocale } from "@kautia/contract/languages";
import { dateFormat } from "../kept-formats.ts";
import { makeWords } from "../mails/words.ts";
import type { Words } from "../mails/mail-data.ts";
import type { PdfContent } from "./pdf.ts";
import type { PdfData, PdfKind, PdfSetting } from "./pdf-data.ts";

/** The sender's names, and functions that format dates, times and money. */
export interface PdfWords extends Words {
  /** The date of an instant in the policy's country. */
  day(instant: string): string;
  /** The same with the time, to the second. */
  time(instant: string): string;
}

/** What differs between the kinds of documents. */
export type PdfText = Pick<PdfContent, "title" | "subtitle" | "blocks" | "seal" | "isOnePage"> & { dated: string };

export type PdfTexts = { [Kind in PdfKind]: (data: PdfData[Kind], words: PdfWords) => PdfText };

export function makePdfWords(setting: PdfSetting): PdfWords {
  const { language, country } = setting;
  const { timeZone } = countryFacts[country];
  const locale = dateLocale(language, country);
  const days = dateFormat(locale, { dateStyle: "long", timeZone });
  const times = dateFormat(locale, { timeStyle: "long", timeZone });
  const words = makeWords(setting);
  return {
    ...words,
    day: (instant) => days.format(new Date(instant)),
    time: (instant) => `${days.format(new Date(instant))}, ${times.format(new Date(instant))}`,
  };
}
