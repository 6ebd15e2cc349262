import {
  type Country,
  countryFacts,
  countryOf,
  type Currency,
  currencyFacts,
  dateLocale,
  defaultCountry,
  type Language,
  languageFacts,
  languageOf,
  type Locale,
} from "@kautia/contract";
import type { TextKey } from "../index.ts";
import { keepWordsTogether } from "../keep-together.ts";
import { fillText, type TextValues } from "./fill-text.ts";
import { localDay } from "./local-day.ts";
import { once } from "./once.ts";
import { writeMoney } from "./write-money.ts";

/** Texts and formats in the language of the page. */
export interface Text {
  locale: Locale;
  language: Language;
  /** Whose currency and time zone these are. */
  country: () => Country;
  /** The same words with the currency and the time zone of another country; null for the same. */
  in: (country: Country | null) => Text;
  /** The text of a key with its `{names}` filled in (`fillText`). */
  t: (key: TextKey, values?: TextValues) => string;
  has: (key: string) => key is TextKey;
  /** The sign of the country's currency. */
  currencySign: () => string;
  /** In the country's currency, '70,50 €' or '€70.50'. A whole amount has no cents: '1.500 €', '€1,500'. */
  money: (amount: number) => string;
  /** The same always with cents, for amounts in a column. */
  exactMoney: (amount: number) => string;
  /** A number with thousands separators, '15.000'. */
  number: (value: number) => string;
  /** A calendar date (YYYY-MM-DD, or the date of an instant in the country) in full, '1. Dezember 2026'. */
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

/** `otherwise` is the country of a locale that names none. */
export function createText(
  locale: Locale,
  texts: Record<string, string>,
  otherwise: () => Country = () => defaultCountry,
): Text {
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

  const words = {
    locale,
    language,
    t: (key: TextKey, values: TextValues = {}) => keepWordsTogether(fillText(texts[key] ?? key, values)),
    has: (key: string): key is TextKey => Object.hasOwn(texts, key),
    number: (value: number) => plain().format(value),
    region: (code: string) => regions().of(code) ?? code,
    languageName: (code: Language) => languageNames().of(code) ?? code,
  };

  function inCountry(country: () => Country): Text {
    const currency = (): Currency => countryFacts[country()].currency;
    const day = (date: string) => Date.parse(`${localDay(date, country())}T00:00:00Z`);
    return {
      ...words,
      country,
      in: (other) => inCountry(() => other ?? country()),
      currencySign: () => currencyFacts[currency()].sign,
      money: (amount) => writeMoney(amount, currency(), { language, how: "round" }),
      exactMoney: (amount) => writeMoney(amount, currency(), { language, how: "exact" }),
      // A line must not end between the day and its month.
      date: (date) =>
        long()
          .format(day(date))
          .replace(/^(\d+\.?) /, "$1\u00a0"),
      dayOfYear: (date) => dayOfYear().format(day(date)),
      shortDate: (date) => short().format(day(date)),
    };
  }
  return inCountry(() => countryOf(locale) ?? otherwise());
}
