interface LanguageFacts {
  /** The language's name in the language itself. */
  name: string;
  /** The locale that decides how dates, times and numbers are written. */
  formats: string;
  /** Locales for countries that write dates differently: January is 'Jänner' in Austria. */
  datesIn: Readonly<Record<string, string>>;
  /** How the language writes EUR 1000.00, in every country. */
  money: string;
}

/** One line per language. Its texts are in the folder of that name in packages/locales. */
export const languageFacts = {
  de: { name: "Deutsch", formats: "de-DE", datesIn: { at: "de-AT" }, money: "1.000,00\u00a0€" },
  en: { name: "English", formats: "en-GB", datesIn: {}, money: "€1,000.00" },
} as const satisfies Record<string, LanguageFacts>;
export type Language = keyof typeof languageFacts;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the list above
export const languages = Object.keys(languageFacts) as readonly Language[];

/** For visitors whose language we do not have. */
export const defaultLanguage: Language = "en";

/** One line per country, with its own language: legal texts that another language lacks are shown in it. */
export const countryFacts = {
  de: { language: "de" },
  at: { language: "de" },
} as const satisfies Record<string, { language: Language }>;
export type Country = keyof typeof countryFacts;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the list above
export const countries = Object.keys(countryFacts) as readonly Country[];

/** The country if a request does not indicate one. */
export const defaultCountry: Country = "de";

/** Regions that a locale may name. We do not serve the last one. Source: specification §1. */
const regions = ["DE", "AT", "NL"] as const satisfies readonly (Uppercase<Country> | "NL")[];

/** A regional variant falls back to its language. Source: specification §1. */
export type Locale = Language | `${Language}-${(typeof regions)[number]}`;
export const locales: readonly Locale[] = languages.flatMap((language) => [
  language,
  ...regions.map((region) => `${language}-${region}` as const),
]);

export function languageOf(locale: string): Language {
  return languages.find((language) => language === locale.split("-", 1)[0]) ?? defaultLanguage;
}

/** The country that a locale names: 'at' for 'de-AT', null for 'de' and for countries that we do not serve. */
export function countryOf(locale: string): Country | null {
  const region = locale.split("-")[1]?.toLowerCase();
  return countries.find((country) => country === region) ?? null;
}

/** The locale of a country in a language, `de-AT`. */
export function localeIn(language: Language, country: Country): Locale {
  return locales.find((one) => one === `${language}-${country.toUpperCase()}`) ?? language;
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

export function perCountry<T>(make: (country: Country) => T): Record<Country, T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one value for each
  return Object.fromEntries(countries.map((country) => [country, make(country)])) as Record<Country, T>;
}
