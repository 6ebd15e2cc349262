import type { OwnDataPhrases, PdfPhrases } from "../../policy-documents/pdf-phrases.ts";
import {
  ownDataAnswers as answers,
  ownDataColumns as columns,
  ownDataTables as tables,
  ownDataValues as values,
} from "./own-data.ts";

export const phrases: PdfPhrases = {
  sample: "Sample for trying out: the insurer named here does not exist. This document gives rise to no claims.",
  sampleCertificate:
    "Sample: this is what the certificate looks like that you get once you accept. The people, home and amount are made up. It gives rise to no claims.",
  stamp: "Sample",
  test: {
    stamp: "Test",
    head: "Test: no contract is made and nothing is charged. This document gives rise to no claims.",
  },
  decidingLanguage: "The German wording decides.",
  guarantor: "Guarantor",
  phone: (number: string) => `Phone ${number}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  version: (version: string) => `Version ${version}`,
};

export const ownData: OwnDataPhrases = {
  tables,
  columns,
  answers,
  values,
  title: "Your data",
  lead: "What we store about you, in plain words, as it was at this moment. The JSON file beside it in your account has every detail, table by table.",
  others:
    "Checksums and keys that tell something to us alone, and the names of our people, are not in it. You download the documents of your contracts beside the contracts.",
  yes: "yes",
  no: "no",
  answersOf: (contract) =>
    contract === null ? "Applications: not signed yet" : `Applications: your answers for the contract ${contract}`,
  rest: "Also stored",
  restLead: "Technical records and copies of what is above. The JSON file has them word for word.",
  entries: (count) => (count === 1 ? "1 entry" : `${count} entries`),
};
