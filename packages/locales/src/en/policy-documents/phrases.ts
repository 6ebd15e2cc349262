import type { PdfPhrases } from "../../policy-documents/pdf-phrases.ts";

export const phrases: PdfPhrases = {
  sample: "Sample for trying out: the insurer named here does not exist. This document gives rise to no claims.",
  sampleCertificate:
    "Sample: this is what the certificate looks like once the landlord has accepted. The people, home and amount are made up. It gives rise to no claims.",
  stamp: "Sample",
  trial: {
    stamp: "Test",
    head: "Test: no contract is made and nothing is charged. This document gives rise to no claims.",
  },
  decidingLanguage: "The German version is binding.",
  guarantor: "Guarantor",
  phone: (number: string) => `Phone ${number}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  versionOf: (day: string) => `Version of ${day}`,
  version: (hash: string) => `Version ${hash}`,
  continued: (heading: string) => `${heading} (continued)`,
};
