import { countryOf, languageOf, type Locale } from "@kautia/contract/languages";
import { folders } from "./folders.ts";

export type { TextKey } from "./language-folder.ts";

const merged = new Map<string, Readonly<Record<string, string>>>();

/**
 * All texts of a locale: those of its language, with the overrides of its country. With `part`, also the texts that
 * only some pages need. Source: specification §1.
 */
export function texts(locale: Locale, part?: "staff"): Readonly<Record<string, string>> {
  const key = `${locale} ${part}`;
  const known = merged.get(key);
  if (known) return known;
  const { texts: all, staff, overrides } = folders[languageOf(locale)];
  const country = countryOf(locale);
  const made = { ...all, ...(part === "staff" && staff), ...(country && overrides[country]) };
  merged.set(key, made);
  return made;
}
