import type { Country } from "@kautia/contract/countries";
import { type Language, localeIn } from "@kautia/contract/languages";
import { folders } from "../folders.ts";
import { texts } from "../index.ts";

/** Those about one home; the others are the same for everybody. */
const aboutHome = ["contract", "amendment", "certificate", "receipt", "withdrawal", "release"];
const longestStreet = 60;

/**
 * The file name of a policy document in the reader's language, without extension, such as 'Bürgschaftsurkunde Torstraße
 * 12'. Every file system can store it.
 */
export function attachmentName(
  kind: string,
  { language, country, fullAddress }: { language: Language; country: Country; fullAddress?: string | null },
): string {
  const { fileNames, fileNamesIn } = folders[language].mails.phrases;
  const { [`policyDocuments.${kind}`]: onPages } = texts(localeIn(language, country));
  const name = fileNamesIn[country]?.[kind] ?? fileNames[kind] ?? onPages ?? kind;
  const street = aboutHome.includes(kind) ? streetOf(fullAddress ?? "") : "";
  return street === "" ? name : `${name} ${street}`;
}

/** Letters, digits, blanks, hyphens and dots within; a tenant may have typed anything. */
function streetOf(fullAddress: string): string {
  const [street = ""] = fullAddress.split(",");
  const safe = street.replaceAll(/[^\p{L}\p{N}.\- ]+/gu, " ").replaceAll(/ +/g, " ");
  const short = Array.from(safe).slice(0, longestStreet).join("");
  // oxlint-disable-next-line regexp/no-super-linear-move -- at most 700 characters: the parts of an address
  return short.replaceAll(/^[ .-]+|[ .-]+$/g, "");
}
