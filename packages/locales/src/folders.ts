import { type Language, languages } from "@kautia/contract/languages";
import type { LanguageFolder } from "./language-folder.ts";

/** The folders of all languages in the list. A folder must not import what imports this file. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one for each language
export const folders = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadFolder(language)])),
) as Readonly<Record<Language, LanguageFolder>>;

async function loadFolder(language: Language): Promise<LanguageFolder> {
  const { folder }: { folder: LanguageFolder } = await import(`./${language}/index.ts`);
  return folder;
}
