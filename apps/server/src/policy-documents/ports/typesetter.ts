import type { PdfContent } from "@kautia/locales/policy-documents";

/** Sets documents in type. */
export interface Typesetter {
  /**
   * The document as a tagged PDF with its fonts inside. The same document makes the same bytes, so that a hash of them can
   * be kept as evidence. Errors: throws only when a font of our own is missing.
   */
  set(policyDocument: PdfContent): Promise<Uint8Array>;
}
