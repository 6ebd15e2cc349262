import { locales } from "../../enums.ts";
import { screens } from "../screens.ts";
import { type Guard, goTo } from "./guard.ts";

/** Tells whether a language segment is one of the supported locales. */
export function isLocale(lang: string): boolean {
  return locales.some((locale) => locale === lang);
}

/** An unknown path or language leads to 404; a screen that needs its language segment gets one. Specification §2. */
export const languageGuard: Guard = (input) => {
  const { lang, screen, params } = input;
  if (lang !== null && !isLocale(lang)) return { kind: "go", screen: "404", lang: input.preferredLocale };
  if (screen === null) return goTo(input, "404");
  if (lang === null && screens[screen].needsLanguage)
    return { kind: "go", screen, lang: input.preferredLocale, params };
  return null;
};
