import type { Typesetter } from "../policy-documents/ports/typesetter.ts";

/** Writes a document's content where its PDF belongs. Typesetting is most of the work of signing and says nothing about it. */
export const plainTypesetter: Typesetter = {
  async set(policyDocument) {
    return Buffer.from(`%PDF-1.7\n${JSON.stringify(policyDocument)}\n%%EOF\n`);
  },
};
