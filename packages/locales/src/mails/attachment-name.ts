import type { Country, Language } from "@kautia/contract/languages";
import { folders } from "../folders.ts";

/** The file name of a policy document in the reader's language, without extension. */
export function attachmentName(kind: string, language: Language, country?: Country): string {
  const { fileNames, fileNamesIn } = folders[language].mails.phrases;
  return (country && fileNamesIn[country]?.[kind]) ?? fileNames[kind] ?? kind;
}
