import { countryOf, languageOf, type Locale } from "@kautia/contract/languages";
import { folders } from "./folders.ts";

export type { TextKey } from "./language-folder.ts";

/**
 * All texts of a locale: those of its language, with the overrides of its country. With `part`, also the texts that
 * only some pages need. Source: specification §1.
 */
export function texts(locale: Locale, part?: "staff"): Record<string, string> {
  const { texts: all, staff, overrides } = folders[languageOf(locale)];
  const country = countryOf(locale);
  return { ...all, ...(part === "staff" && staff), ...(country && overrides[country]) };
}
