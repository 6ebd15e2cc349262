import type { PdfContent } from "@kautia/locales/policy-documents";

export interface Typesetter {
  /** Tagged, fonts embedded. Same content, same bytes: the hash is evidence. Throws only if a font file is missing. */
  set(policyDocument: PdfContent): Promise<Uint8Array>;
}
