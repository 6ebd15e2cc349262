import { countryFacts } from "@kautia/contract/countries";
import { dateLocale } from "@kautia/contract/languages";
import { dateFormat } from "../kept-formats.ts";
import { folders } from "../folders.ts";
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
  /** The version of a text: its day, or the start of its hash. */
  version(version: string): string;
}

/** What differs between the kinds of documents. */
export type PdfText = Pick<PdfContent, "title" | "subtitle" | "blocks" | "annex" | "seal" | "mostPages"> & {
  dated: string;
};

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
    version: (version) => sayVersion(setting, version),
    time: (instant) => `${days.format(new Date(instant))}, ${times.format(new Date(instant))}`,
  };
}

/** '1. Dezember 2026', or the hash of a file that has no date. */
export function sayVersion({ language, country }: Pick<PdfSetting, "language" | "country">, version: string): string {
  const { phrases } = folders[language].policyDocuments;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(version);
  if (!isDay) return phrases.version(version);
  const days = dateFormat(dateLocale(language, country), { dateStyle: "long", timeZone: "UTC" });
  return phrases.versionOf(days.format(new Date(`${version}T00:00:00Z`)));
}
