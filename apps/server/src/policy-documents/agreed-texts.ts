import { consentDocuments, consentTextVersion, type Country, type Language } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import type { StoredConsents } from "../platform/database/column-types.ts";

/** What somebody who consents now agrees to: the documents that the consents name and the texts, in their current version. */
export async function agreedTexts(
  { legalDocuments }: Pick<Deps, "legalDocuments">,
  country: Country,
  wanted: Language,
): Promise<Required<Pick<StoredConsents, "documents" | "textVersion">>> {
  const kinds = [...consentDocuments.termsAndPrivacy, ...consentDocuments.initialInformation];
  const documents = kinds.map(async (kind) => {
    const { language, version, sha256 } = await legalDocuments.find(kind, country, wanted);
    return { kind, language, version, sha256: sha256.toString("hex") };
  });
  return { documents: await Promise.all(documents), textVersion: consentTextVersion };
}
