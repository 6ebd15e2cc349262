import { makeWords } from "../mails/words.ts";
import type { Paper } from "./paper.ts";
import type { PaperData, PaperKind, PaperSetting } from "./paper-data.ts";

/** How dates, times and money are written, and by whom. */
export interface PaperWords {
  brandName: string;
  supportEmail: string;
  country: "de" | "at";
  date(date: string): string;
  /** The day on which something happened, in the country it happened in. */
  day(instant: string): string;
  /** The same with the time of day, to the second. */
  time(instant: string): string;
  money(cents: number): string;
}

/** A document's own part: the rest is the same for all. */
export type PaperText = Pick<Paper, "title" | "subtitle" | "blocks"> & { dated: string };

export type PaperTexts = { [Kind in PaperKind]: (data: PaperData[Kind], words: PaperWords) => PaperText };

const zones = { de: "Europe/Berlin", at: "Europe/Vienna" };

export function makePaperWords(setting: PaperSetting): PaperWords {
  const { language, country } = setting;
  const locale = language === "de" ? `de-${country.toUpperCase()}` : "en-GB";
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: zones[country] });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: "long", timeZone: zones[country] });
  const words = makeWords(setting);
  return {
    ...words,
    country,
    day: (instant) => days.format(new Date(instant)),
    time: (instant) => `${days.format(new Date(instant))}, ${times.format(new Date(instant))}`,
  };
}

/** A long number in groups of eight, so that people can compare it and lines can break. */
export function inGroups(digits: string): string {
  return digits.match(/.{1,8}/g)?.join(" ") ?? "";
}
