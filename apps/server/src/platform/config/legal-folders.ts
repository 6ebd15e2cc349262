import { fileURLToPath } from "node:url";
import type { EnvironmentReader } from "./config-reader.ts";

/** The operator's own legal documents, if there are any, then our samples. */
export function readLegalFolders(read: EnvironmentReader, mayUseSamples: boolean): string[] {
  const own = read.folder("LEGAL_DOCUMENTS_DIR");
  if (own === null && !mayUseSamples) read.fail("LEGAL_DOCUMENTS_DIR", "is needed in production: the legal documents");
  const samples = fileURLToPath(import.meta.resolve("@kautia/locales/legal"));
  return own === null ? [samples] : [own, samples];
}
