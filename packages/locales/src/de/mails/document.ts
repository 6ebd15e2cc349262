import { greet } from "./greet.ts";
import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds = "document-refused" | "documents-checked";

const documents = {
  PASSPORT: "Personalausweis oder Reisepass",
  STUDENT_DOCUMENT: "Studierendenausweis oder Immatrikulationsbescheinigung",
  WORK_CONTRACT: "Arbeitsvertrag oder Gehaltsabrechnung",
};
const onlyYours =
  "Der Link öffnet Ihren Antrag und ist nur für Sie bestimmt: Leiten Sie diese E-Mail bitte nicht weiter.";

/** Mails about documents that were scanned some time after the upload. */
export const germanDocumentLetters: Pick<Letters, Kinds> = {
  "document-refused": (data) => ({
    subject: "Bitte laden Sie eine Datei noch einmal hoch",
    preview: data.isUnreadable
      ? "Eine Datei ließ sich nicht prüfen. Wir haben sie gelöscht."
      : "In einer Datei steckt Schadsoftware. Wir haben sie gelöscht.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.isUnreadable
          ? "wir konnten eine Ihrer Dateien nicht prüfen, zum Beispiel weil sie mit einem Passwort geschützt ist. Wir haben sie gelöscht. Niemand hat sie geöffnet."
          : "in einer Ihrer Dateien haben wir Schadsoftware gefunden. Wir haben die Datei gelöscht. Niemand hat sie geöffnet.",
      ),
      facts(["Datei", data.fileName], ["Unterlage", documents[data.document]], ["Wohnung", data.fullAddress]),
      paragraph(
        data.isUnreadable
          ? "Bitte laden Sie diese Unterlage noch einmal hoch, ohne Passwort oder als Foto."
          : "Bitte laden Sie diese Unterlage noch einmal hoch. Am sichersten ist ein neues Foto mit dem Handy.",
      ),
      action("Neue Datei hochladen", data.link),
      ...(data.isUnreadable
        ? []
        : [paragraph("Das Gerät, von dem die Datei kam, prüfen Sie am besten mit einem Virenscanner.")]),
      note(onlyYours),
    ],
  }),

  "documents-checked": (data) => ({
    subject: "Ihre Unterlagen sind geprüft",
    preview: "Sie können mit Ihrem Antrag weitermachen.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "wir haben Ihre Dateien geprüft, alles ist in Ordnung. Danke für Ihre Geduld: Unser Virenscanner war eine Weile nicht erreichbar.",
      ),
      facts(["Wohnung", data.fullAddress]),
      action("Mit dem Antrag weitermachen", data.link),
      note(onlyYours),
    ],
  }),
};
