import { de } from "./de/texts.ts";
import { deAT } from "./de/at.ts";
import { en } from "./en/texts.ts";
import { enAT } from "./en/at.ts";
import { staff as germanStaff } from "./de/staff.ts";
import { staff as englishStaff } from "./en/staff.ts";

/** Supported locales (specification §1). */
export type Locale = "en" | "de" | "en-DE" | "en-AT" | "en-NL" | "de-DE" | "de-AT" | "de-NL";

/** The key of a text. `{name}` inside a text is a placeholder. */
export type TextKey = keyof typeof en | keyof typeof englishStaff;

const overrides: Partial<Record<Locale, Partial<Record<TextKey, string>>>> = { "de-AT": deAT, "en-AT": enAT };

/**
 * All texts of a locale: those of its language, with the overrides of its region. With `part`, also the texts that only
 * some pages need. Source: specification §1.
 */
export function texts(locale: Locale, part?: "staff"): Record<string, string> {
  const german = locale.startsWith("de");
  const staff = part === "staff" ? (german ? germanStaff : englishStaff) : {};
  return { ...(german ? de : en), ...staff, ...overrides[locale] };
}
