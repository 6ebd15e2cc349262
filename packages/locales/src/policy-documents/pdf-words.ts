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
export type PdfText = Pick<PdfContent, "title" | "subtitle" | "blocks"> & { dated: string };

export type PdfTexts = { [Kind in PdfKind]: (data: PdfData[Kind], words: PdfWords) => PdfText };

const zones = { de: "Europe/Berlin", at: "Europe/Vienna" };

export function makePdfWords(setting: PdfSetting): PdfWords {
  const { language, country } = setting;
  const locale = language === "de" ? `de-${country.toUpperCase()}` : "en-GB";
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: zones[country] });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: "long", timeZone: zones[country] });
  const words = makeWords(setting);
  return {
    ...words,
    day: (instant) => days.format(new Date(instant)),
    time: (instant) => `${days.format(new Date(instant))}, ${times.format(new Date(instant))}`,
  };
}

/** Splits a long number into groups of eight, so that people can compare it and lines can break. */
export function inGroups(digits: string): string {
  return digits.match(/.{1,8}/g)?.join(" ") ?? "";
}
