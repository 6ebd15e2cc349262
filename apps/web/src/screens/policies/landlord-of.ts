import type { PolicyView } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";

/** A longer name would make a sentence hard to read. */
const longestName = 40;

/** The landlord in a sentence. */
export function landlordOf({ landlordName }: Pick<PolicyView, "landlordName">, { t }: Pick<Text, "t">): string {
  return landlordName === null || landlordName.length > longestName ? t("policies.landlordUnnamed") : landlordName;
}

/** A sentence that may begin with 'your landlord'. */
export function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
