import { countries, type Country, findCountry } from "./countries.ts";

interface LanguageFacts {
  /** The language's name in the language itself. */
  name: string;
  /** The locale that decides how dates, times and numbers are written. */
  formats: string;
  /** Locales for countries that write dates differently: January is 'Jänner' in Austria. */
  datesIn: Readonly<Record<string, string>>;
  /** How the language writes 1000.00, in every country. '¤' is the currency's sign. */
  money: string;
}

/** One line per language. Its texts are in the folder of that name in packages/locales. */
export const languageFacts = {
  de: { name: "Deutsch", formats: "de-DE", datesIn: { at: "de-AT" }, money: "1.000,00\u00a0¤" },
  en: { name: "English", formats: "en-GB", datesIn: {}, money: "¤1,000.00" },
} as const satisfies Record<string, LanguageFacts>;
export type Language = keyof typeof languageFacts;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the list above
export const languages = Object.keys(languageFacts) as readonly Language[];

/** For visitors whose language we do not have. */
export const defaultLanguage: Language = "en";

/** Regions that a locale may name. We do not serve the last one. Source: specification §1. */
type Region = Uppercase<Country> | "NL";
const regions: readonly Region[] = [...countries.map(regionOf), "NL"];

/** A regional variant falls back to its language. Source: specification §1. */
export type Locale = Language | `${Language}-${Region}`;
export const locales: readonly Locale[] = languages.flatMap((language) => [
  language,
  ...regions.map((region) => `${language}-${region}` as const),
]);

export function languageOf(locale: string): Language {
  return languages.find((language) => language === locale.split("-", 1)[0]) ?? defaultLanguage;
}

/** The country that a locale names: 'at' for 'de-AT', null for 'de' and for countries that we do not serve. */
export function countryOf(locale: string): Country | null {
  return findCountry(locale.split("-")[1]?.toLowerCase());
}

/** The locale of a country in a language, `de-AT`. */
export function localeIn(language: Language, country: Country): Locale {
  return `${language}-${regionOf(country)}`;
}

/** The code of a country as locales and settings write it: 'AT'. */
export function regionOf(country: Country): Uppercase<Country> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript types it as any string
  return country.toUpperCase() as Uppercase<Country>;
}

/** The format of dates for a language and country. */
export function dateLocale(language: Language, country: Country | null): string {
  const { formats, datesIn: exceptions }: LanguageFacts = languageFacts[language];
  return (country && exceptions[country]) ?? formats;
}

/** The separator of CSV fields: a semicolon where the comma is the decimal mark. */
export function csvDelimiter(language: Language): ";" | "," {
  return new Intl.NumberFormat(languageFacts[language].formats).format(0.5).includes(",") ? ";" : ",";
}

export function perLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one value for each
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
}
