import { locales } from "../../enums.ts";
import { screens } from "../screens.ts";
import { type Guard, goTo } from "./guard.ts";

export function isLocale(lang: string): boolean {
  return locales.some((locale) => locale === lang);
}

/** Sends unknown paths and languages to 404, and adds a language where the screen needs one. Specification §2. */
export const languageGuard: Guard = (input) => {
  const { lang, screen, params } = input;
  if (lang !== null && !isLocale(lang)) return { kind: "go", screen: "404", lang: input.preferredLocale };
  if (screen === null) return goTo(input, "404");
  if (lang === null && screens[screen].needsLanguage)
    return { kind: "go", screen, lang: input.preferredLocale, params };
  return null;
};
