import type { PdfContent } from "@kautia/locales/policy-documents";

export interface Typesetter {
  /**
   * Returns a tagged PDF with embedded fonts. The same content makes the same bytes, so that their hash can serve as
   * evidence. Errors: throws only if one of our font files is missing.
   */
  set(policyDocument: PdfContent): Promise<Uint8Array>;
}
