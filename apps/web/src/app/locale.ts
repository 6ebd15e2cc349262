import { isLocale, type Language, languageOf, languages, type Locale, locales } from "@kautia/contract";

// Storage keys of specification §9.
const languageKey = "language";
const localeKey = "locale";

/** The locale for a language segment. A segment without a region gets the region chosen before. */
export function localeFor(segment: string): Locale {
  const exact = locales.find((locale) => locale.toLowerCase() === segment.toLowerCase());
  if (exact?.includes("-")) return exact;
  const region = readStored(localeKey)?.split("-")[1];
  const language = languageOf(segment.toLowerCase());
  return locales.find((locale) => locale === `${language}-${region}`) ?? language;
}

export function storedLanguage(): Language | null {
  const stored = readStored(languageKey);
  return languages.find((language) => language === stored) ?? null;
}

export function storeLocale(locale: Locale): void {
  writeStored(languageKey, languageOf(locale));
  writeStored(localeKey, locale);
}

/** The same path in another language. Keeps a region in the segment. */
export function switchLanguage(path: string, language: Language): string {
  const [, segment = "", ...rest] = path.split("/");
  if (!isLocale(segment)) return `/${language}${path === "/" ? "" : path}`;
  const region = segment.split("-")[1];
  return ["", region ? `${language}-${region}` : language, ...rest].join("/");
}

// A browser that refuses storage (private window, blocked) throws. Nothing is remembered then.
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}
