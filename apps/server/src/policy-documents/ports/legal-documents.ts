import type { Country, Language, LegalDocumentKind } from "@kautia/contract";

/** A legal document as it is in force. */
export interface LegalDocument {
  kind: LegalDocumentKind;
  title: string;
  /** Of its text: a date, or for a file of the insurer's the beginning of its hash. */
  version: string;
  bytes: Uint8Array;
  sha256: Buffer;
}

/** The legal documents of every country, in every language. */
export interface LegalDocuments {
  /** Always the same bytes while this server runs; made once and kept. */
  find(kind: LegalDocumentKind, country: Country, language: Language): Promise<LegalDocument>;
}
