import { greet } from "./greet.ts";
import { action, type Block, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters, MailData } from "../../mails/mail-data.ts";

type Kinds = "document-refused" | "documents-checked" | "file-refused" | "landlord-file-refused";

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
    preview: whyDeleted(data),
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
      ...checkDevice(data),
      note(onlyYours),
    ],
  }),

  "file-refused": (data) => ({
    subject: `Eine Ihrer Dateien fehlt uns: Vertrag ${data.contractNumber}`,
    preview: whyDeleted(data),
    greeting: greet(data.tenantName),
    blocks: [
      ...tellOfFile(data, data.about === "CLAIM" ? "zu einer Forderung" : "zum Nachweis Ihres Auszugs"),
      action("Zu meinen Verträgen", data.link),
      ...checkDevice(data),
    ],
  }),

  "landlord-file-refused": (data, { supportEmail }) => ({
    subject: `Eine Datei zu Ihrer Forderung fehlt uns: Mietbürgschaft ${data.contractNumber}`,
    preview: whyDeleted(data),
    greeting: greet(data.landlordName),
    blocks: [
      ...tellOfFile(data, "zu Ihrer Forderung"),
      action("Bürgschaft öffnen", data.link),
      ...checkDevice(data),
      note(`Der Link ist nur für Sie bestimmt. Fragen? ${supportEmail}`),
    ],
  }),

  "documents-checked": (data) => ({
    subject: "Ihre Unterlagen sind geprüft",
    preview: "Sie können mit Ihrem Antrag weitermachen.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph("wir haben Ihre Dateien geprüft, und alles ist in Ordnung. Danke für Ihre Geduld."),
      facts(["Wohnung", data.fullAddress]),
      action("Mit dem Antrag weitermachen", data.link),
      note(onlyYours),
    ],
  }),
};

interface RefusedFile {
  isUnreadable: boolean;
}

function whyDeleted({ isUnreadable }: RefusedFile): string {
  return isUnreadable
    ? "Eine Datei ließ sich nicht prüfen. Wir haben sie gelöscht."
    : "In einer Datei steckt Schadsoftware. Wir haben sie gelöscht.";
}

function tellOfFile(data: MailData["landlord-file-refused"], purpose: string): Block[] {
  return [
    paragraph(
      data.isUnreadable
        ? `eine Datei ${purpose} konnten wir nicht prüfen, zum Beispiel weil sie mit einem Passwort geschützt ist. Wir haben sie gelöscht. Niemand hat sie geöffnet.`
        : `in einer Datei ${purpose} haben wir Schadsoftware gefunden. Wir haben die Datei gelöscht. Niemand hat sie geöffnet.`,
    ),
    facts(["Datei", data.fileName], ["Wohnung", data.fullAddress], ["Vertragsnummer", data.contractNumber]),
    paragraph(
      data.isUnreadable
        ? "Solange wir noch nicht entschieden haben, können Sie sie noch einmal hochladen: ohne Passwort oder als Foto."
        : "Solange wir noch nicht entschieden haben, können Sie Ersatz hochladen. Am sichersten ist ein neues Foto mit dem Handy.",
    ),
  ];
}

function checkDevice({ isUnreadable }: RefusedFile): Block[] {
  return isUnreadable
    ? []
    : [paragraph("Das Gerät, von dem die Datei kam, prüfen Sie am besten mit einem Virenscanner.")];
}
