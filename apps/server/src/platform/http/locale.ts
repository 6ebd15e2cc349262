import {
  type Country,
  countries,
  countryFacts,
  defaultCountry,
  defaultLanguage,
  type Language,
  languageOf,
  type Locale,
  localeIn,
  locales,
} from "@kautia/contract";
import { parseWeighted } from "./parse-weighted.ts";

/** Source: wire decisions, "General". */
export interface RequestLocale {
  locale: Locale;
  /** Null when the request names no language that we support. */
  chosenLocale: Locale | null;
  language: Language;
  country: Country;
  /** The country that Accept-Language names, for the wording of texts. Null if it names none that we serve. */
  region: Country | null;
  /** The language, plus the region unless the host names another country, such as `de-AT`. */
  regionalLocale: Locale;
}

function localeFor(tag: string): Locale | undefined {
  const base = tag.split("-", 1)[0];
  return locales.find((locale) => locale.toLowerCase() === tag) ?? locales.find((locale) => locale === base);
}

function countryOfHost(host: string): Country | undefined {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return countries.find((country) => name.endsWith(`.${countryFacts[country].topLevelDomain}`));
}

/** Takes the country from the host's top-level domain, else from the region in Accept-Language, else the default. */
export function resolveLocale(acceptLanguage: string | undefined, host: string): RequestLocale {
  const tags = parseWeighted(acceptLanguage).filter((tag) => /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/.test(tag));
  const regions = tags.flatMap((tag) => tag.split("-").slice(1));
  const ofHost = countryOfHost(host);
  const region = countries.find((item) => item === regions.find(isCountry)) ?? null;
  // Without a supported language, uses the language of the host's country, or English if it has none (specification
  // §9).
  const chosenLocale = tags.map(localeFor).find((item) => item !== undefined) ?? null;
  const locale = chosenLocale ?? (ofHost ? countryFacts[ofHost].language : defaultLanguage);
  const language = languageOf(locale);
  const country = ofHost ?? region ?? defaultCountry;
  const regionalLocale = region === country ? localeIn(language, region) : language;
  return { locale, chosenLocale, language, country, region, regionalLocale };
}

/** The locale that a request asked for, if any. */
export type ChosenLocale = Pick<RequestLocale, "chosenLocale">;

/** The locale for somebody with a home in this country: the request's, or the country's if the request names none. */
export function localeAt({ chosenLocale }: ChosenLocale, home: Country): Locale {
  return chosenLocale ?? localeIn(countryFacts[home].language, home);
}

/** The language of a mail to somebody with a home in this country. */
export function languageAt(chosen: ChosenLocale, home: Country): Language {
  return languageOf(localeAt(chosen, home));
}

function isCountry(region: string): boolean {
  return countries.some((country) => country === region);
}
