import type { Typesetter } from "../../policy-documents/ports/typesetter.ts";

const start = "%PDF-1.7\n";
const end = "\n%%EOF\n";

/** Writes the content as JSON: typesetting PDFs would take most of the time of signing. */
export const plainTypesetter: Typesetter = {
  async set(policyDocument) {
    return Buffer.from(`${start}${JSON.stringify(policyDocument)}${end}`);
  },
};

/** The words of a document that `plainTypesetter` has set, in order and in one line. */
export function readPlain(bytes: Uint8Array): string {
  const words: string[] = [];
  JSON.parse(Buffer.from(bytes).toString().slice(start.length, -end.length), (_key, value: unknown) => {
    if (typeof value === "string") words.push(value);
    return value;
  });
  return words.join(" ").replaceAll(/\s+/g, " ");
}
