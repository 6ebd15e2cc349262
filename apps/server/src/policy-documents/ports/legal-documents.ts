import type { Authorities, Country, Language, LegalDocumentKind } from "@kautia/contract";

export interface LegalDocument {
  kind: LegalDocumentKind;
  title: string;
  /** The date of the text, or the start of the hash for a file of the insurer. */
  version: string;
  bytes: Uint8Array;
  sha256: Buffer;
}

export interface LegalDocuments {
  /** Returns the same bytes for as long as this server runs. Errors: those of the typesetter. */
  find(kind: LegalDocumentKind, country: Country, language: Language): Promise<LegalDocument>;
  /** As the documents name them. */
  authorities(country: Country, language: Language): Authorities;
}
