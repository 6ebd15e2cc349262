import { de } from "./de/index.ts";
import { deAT } from "./de-AT.ts";
import { en } from "./en/index.ts";
import { enAT } from "./en-AT.ts";

/** Supported locales (specification §1). */
export type Locale = "en" | "de" | "en-DE" | "en-AT" | "en-NL" | "de-DE" | "de-AT" | "de-NL";

/** The name of a text; `{name}` inside a text stands for a value. */
export type TextKey = keyof typeof en;

const overrides: Partial<Record<Locale, Partial<Record<TextKey, string>>>> = { "de-AT": deAT, "en-AT": enAT };

/** All texts of a locale: what the region says otherwise, laid over its language. Source: specification §1. */
export function texts(locale: Locale): Record<string, string> {
  const base = locale.startsWith("de") ? de : en;
  return { ...base, ...overrides[locale] };
}
