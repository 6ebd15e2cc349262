import type { PdfContent } from "@kautia/locales/policy-documents";

export interface Typesetter {
  /**
   * Makes a tagged PDF with embedded fonts. The same content makes the same bytes, because the hash is evidence.
   * Errors: throws only if a font file is missing.
   */
  set(policyDocument: PdfContent): Promise<Uint8Array>;
}
