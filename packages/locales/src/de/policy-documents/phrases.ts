import type { OwnDataPhrases, PdfPhrases } from "../../policy-documents/pdf-phrases.ts";
import {
  ownDataAnswers as answers,
  ownDataColumns as columns,
  ownDataTables as tables,
  ownDataValues as values,
} from "./own-data.ts";

export const phrases: PdfPhrases = {
  sample:
    "Muster zum Ausprobieren: Den genannten Versicherer gibt es nicht. Dieses Dokument begründet keine Ansprüche.",
  sampleCertificate:
    "Muster: So sieht die Urkunde aus, die Sie nach der Annahme bekommen. Personen, Wohnung und Betrag sind erfunden. Daraus entstehen keine Ansprüche.",
  stamp: "Muster",
  test: {
    stamp: "Test",
    head: "Test: Es entsteht kein Vertrag, und nichts wird abgebucht. Dieses Dokument begründet keine Ansprüche.",
  },
  decidingLanguage: "Maßgeblich ist die deutsche Fassung.",
  guarantor: "Bürge",
  phone: (number: string) => `Telefon ${number}`,
  page: (number: number, count: number) => `Seite ${number} von ${count}`,
  version: (version: string) => `Fassung ${version}`,
};

export const ownData: OwnDataPhrases = {
  tables,
  columns,
  answers,
  values,
  title: "Ihre Daten",
  lead: "Was wir über Sie gespeichert haben, in einfachen Worten, wie es in diesem Augenblick war. Jede Einzelheit, Tabelle für Tabelle, steht in der JSON-Datei, die Sie im Konto daneben finden.",
  others:
    "Nicht enthalten sind Prüfsummen und Schlüssel, die nur uns etwas sagen, und die Namen unserer Leute. Ihre Vertragsunterlagen laden Sie bei den Verträgen herunter.",
  yes: "ja",
  no: "nein",
  answersOf: (contract) =>
    contract === null ? "Anträge: noch nicht unterschrieben" : `Anträge: Ihre Angaben zum Vertrag ${contract}`,
  rest: "Außerdem gespeichert",
  restLead: "Technische Einträge und Abschriften von dem, was oben steht. In der JSON-Datei stehen sie im Wortlaut.",
  entries: (count) => (count === 1 ? "1 Eintrag" : `${count} Einträge`),
};
