import { countryOf, dateLocale, type Language, languageFacts, languageOf, type Locale } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import { keepWordsTogether } from "@kautia/locales/keep-together";
import { once } from "./once.ts";
import { writeMoney } from "./write-money.ts";

export type TextValues = Record<string, string | number>;

/** Texts and formats in the language of the page. */
export interface Text {
  locale: Locale;
  language: Language;
  /** The text of a key with its `{names}` filled in. */
  t: (key: TextKey, values?: TextValues) => string;
  /** Whether there is a text with this key. */
  has: (key: string) => key is TextKey;
  /** EUR, '70,50 €' or '€70.50'. A whole amount has no cents: '1.500 €', '€1,500'. */
  money: (amount: number) => string;
  /** EUR always with cents, for amounts in a column and at the desk. */
  exactMoney: (amount: number) => string;
  /** A number with thousands separators, '15.000'. */
  number: (value: number) => string;
  /** A calendar date (YYYY-MM-DD, or the date of a timestamp) in full, '1. Dezember 2026'. */
  date: (date: string) => string;
  /** The same without the year, '1. Dezember'. */
  dayOfYear: (date: string) => string;
  /** The same in digits, '01.12.2026'. */
  shortDate: (date: string) => string;
  /** The name of a country by its ISO code, also for nationalities. */
  region: (code: string) => string;
  /** The name of a language, 'Englisch'. */
  languageName: (language: Language) => string;
}

export function createText(locale: Locale, texts: Record<string, string>): Text {
  const language = languageOf(locale);
  const dates = dateLocale(language, countryOf(locale));
  const plain = once(() => new Intl.NumberFormat(languageFacts[language].formats));
  const long = once(() => new Intl.DateTimeFormat(dates, { dateStyle: "long", timeZone: "UTC" }));
  const dayOfYear = once(() => new Intl.DateTimeFormat(dates, { day: "numeric", month: "long", timeZone: "UTC" }));
  const short = once(
    () => new Intl.DateTimeFormat(dates, { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" }),
  );
  const languageNames = once(() => new Intl.DisplayNames(locale, { type: "language" }));
  const regions = once(() => new Intl.DisplayNames(locale, { type: "region" }));

  const instant = (date: string) => Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return {
    locale,
    language,
    t: (key, values = {}) =>
      keepWordsTogether(
        (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
      ),
    has: (key): key is TextKey => Object.hasOwn(texts, key),
    money: (amount) => writeMoney(amount, language, "round"),
    exactMoney: (amount) => writeMoney(amount, language, "exact"),
    number: (value) => plain().format(value),
    // A line must not end between the day and its month.
    date: (date) =>
      long()
        .format(instant(date))
        .replace(/^(\d+\.?) /, "$1\u00a0"),
    dayOfYear: (date) => dayOfYear().format(instant(date)),
    shortDate: (date) => short().format(instant(date)),
    region: (code) => regions().of(code) ?? code,
    languageName: (code) => languageNames().of(code) ?? code,
  };
}
