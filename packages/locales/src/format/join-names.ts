import type { Language } from "@kautia/contract/languages";

const and: Record<Language, string> = { de: "und", en: "and" };

/** Names in a sentence, such as 'Mara Musterfrau, Ben Beispiel und Cem Can'. */
export function joinNames(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and[language]} ${last}`;
}
