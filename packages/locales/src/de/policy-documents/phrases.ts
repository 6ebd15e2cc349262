import type { PdfPhrases } from "../../policy-documents/pdf-phrases.ts";

export const phrases: PdfPhrases = {
  sample:
    "Muster zum Ausprobieren: Den genannten Versicherer gibt es nicht. Dieses Dokument begründet keine Ansprüche.",
  sampleCertificate:
    "Muster: So sieht die Urkunde aus, die es nach der Annahme gibt. Personen, Wohnung und Betrag sind erfunden. Daraus entstehen keine Ansprüche.",
  stamp: "Muster",
  trial: {
    stamp: "Test",
    head: "Test: Es entsteht kein Vertrag, und nichts wird abgebucht. Dieses Dokument begründet keine Ansprüche.",
  },
  decidingLanguage: "Maßgeblich ist die deutsche Fassung.",
  guarantor: "Bürge",
  phone: (number: string) => `Telefon ${number}`,
  page: (number: number, count: number) => `Seite ${number} von ${count}`,
  versionOf: (day: string) => `Fassung vom ${day}`,
  version: (hash: string) => `Fassung ${hash}`,
  continued: (heading: string) => `${heading} (Fortsetzung)`,
};
