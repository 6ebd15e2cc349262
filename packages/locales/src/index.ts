import { de } from "./de/index.ts";
import { deAT } from "./de-AT.ts";
import { en } from "./en/index.ts";
import { enAT } from "./en-AT.ts";
import { staff as germanStaff } from "./de/staff.ts";
import { staff as englishStaff } from "./en/staff.ts";

/** Supported locales (specification §1). */
export type Locale = "en" | "de" | "en-DE" | "en-AT" | "en-NL" | "de-DE" | "de-AT" | "de-NL";

/** The name of a text; `{name}` inside a text stands for a value. */
export type TextKey = keyof typeof en | keyof typeof englishStaff;

const overrides: Partial<Record<Locale, Partial<Record<TextKey, string>>>> = { "de-AT": deAT, "en-AT": enAT };

/**
 * All texts of a locale: what the region says otherwise, laid over its language. Source: specification §1. With `part` also
 * those that only some pages need.
 */
export function texts(locale: Locale, part?: "staff"): Record<string, string> {
  const german = locale.startsWith("de");
  const staff = part === "staff" ? (german ? germanStaff : englishStaff) : {};
  return { ...(german ? de : en), ...staff, ...overrides[locale] };
}
