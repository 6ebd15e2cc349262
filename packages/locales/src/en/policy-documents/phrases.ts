import type { OwnDataPhrases, PdfPhrases } from "../../policy-documents/pdf-phrases.ts";
import { ownDataColumns as columns, ownDataTables as tables } from "./own-data.ts";

export const phrases: PdfPhrases = {
  sample: "Sample for trying out: the insurer named here does not exist. This document gives rise to no claims.",
  decidingLanguage: "The German wording decides.",
  guarantor: "Guarantor",
  phone: (number: string) => `Phone ${number}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  version: (version: string) => `Version ${version}`,
};

export const ownData: OwnDataPhrases = {
  tables,
  columns,
  title: "Your data",
  lead: "Everything that we have stored about you, table by table, as it was at this moment. What is empty is left out.",
  others:
    "Checksums and keys that tell something to us alone, and the names of our people, are not in it. You download the documents of your contracts beside the contracts.",
  yes: "yes",
  no: "no",
  row: (number, of) => `${number} of ${of}`,
};
