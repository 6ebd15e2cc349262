import type { Authorities, Country, Language, LegalDocumentKind } from "@kautia/contract";
import type { LegalText } from "@kautia/locales/policy-documents";

export interface LegalDocument {
  kind: LegalDocumentKind;
  /** The one in force in the country if there is no legal text in the wanted one. */
  language: Language;
  title: string;
  /** The date of the text, or the start of the hash for a file of the insurer. */
  version: string;
  bytes: Uint8Array;
  /** The text that the PDF was made from; null for a file of the insurer. */
  blocks: LegalText["blocks"] | null;
  sha256: Buffer;
}

export interface LegalDocuments {
  /** Returns the same bytes for as long as this server runs. Errors: those of the typesetter. */
  find(kind: LegalDocumentKind, country: Country, language: Language): Promise<LegalDocument>;
  /** As the documents name them. */
  authorities(country: Country, language: Language): Authorities;
}
