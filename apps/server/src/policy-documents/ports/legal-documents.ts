import type { Authorities, Country, Language, LegalDocumentKind } from "@kautia/contract";
import type { LegalText } from "@kautia/locales/policy-documents";

export interface LegalDocument {
  kind: LegalDocumentKind;
  /** The requested language, or the country's own if there is no text in it. */
  language: Language;
  title: string;
  /** The date of the text or, for a file of the insurer, the start of its hash. */
  version: string;
  bytes: Uint8Array;
  /** The text that the PDF was made from; null for a file of the insurer. */
  blocks: LegalText["blocks"] | null;
  sha256: Buffer;
}

export interface LegalDocuments {
  /**
   * The document for a country and language. Returns the same bytes for as long as this server runs. Errors: those of
   * the typesetter.
   */
  find(kind: LegalDocumentKind, country: Country, language: Language): Promise<LegalDocument>;
  /** The authorities that the documents name. */
  authorities(country: Country, language: Language): Authorities;
}
