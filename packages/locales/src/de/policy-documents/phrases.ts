import type { OwnDataPhrases, PdfPhrases } from "../../policy-documents/pdf-phrases.ts";
import { ownDataColumns as columns, ownDataTables as tables } from "./own-data.ts";

export const phrases: PdfPhrases = {
  sample:
    "Muster zum Ausprobieren: Den genannten Versicherer gibt es nicht. Dieses Dokument begründet keine Ansprüche.",
  decidingLanguage: "Maßgeblich ist die deutsche Fassung.",
  guarantor: "Bürge",
  phone: (number: string) => `Telefon ${number}`,
  page: (number: number, count: number) => `Seite ${number} von ${count}`,
  version: (version: string) => `Fassung ${version}`,
};

export const ownData: OwnDataPhrases = {
  tables,
  columns,
  title: "Ihre Daten",
  lead: "Alles, was wir über Sie gespeichert haben, Tabelle für Tabelle, wie es in diesem Augenblick war. Ausgelassen ist, was leer ist.",
  others:
    "Nicht enthalten sind Prüfsummen und Schlüssel, die nur uns etwas sagen, und die Namen unserer Leute. Ihre Vertragsunterlagen laden Sie bei den Verträgen herunter.",
  yes: "ja",
  no: "nein",
  row: (number, of) => `${number} von ${of}`,
};
