import { greet } from "./greet.ts";
import { action, type Block, facts, paragraph } from "../../mails/letter.ts";
import type { Letters, MailData } from "../../mails/mail-data.ts";
import { landlordLink } from "./landlord-link.ts";

type Kinds = "document-refused" | "documents-checked" | "file-refused" | "landlord-file-refused";

const documents = {
  PASSPORT: "Personalausweis oder Reisepass",
  STUDENT_DOCUMENT: "Studierendenausweis oder Immatrikulationsbescheinigung",
  WORK_CONTRACT: "Arbeitsvertrag oder Gehaltsabrechnung",
};
const onlyYours =
  "Der Link öffnet Ihren Antrag und ist nur für Sie bestimmt: Leiten Sie diese E-Mail bitte nicht weiter.";

const refusedFile = {
  CHANGE: "zum Nachweis einer Änderung",
  CLAIM: "zu einer Forderung",
  MOVING_OUT: "zum Nachweis Ihres Auszugs",
};

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
      action("Neue Datei hochladen", data.link),
      facts(["Datei", data.fileName], ["Unterlage", documents[data.document]], ["Wohnung", data.fullAddress]),
      paragraph(
        data.isUnreadable
          ? "Am einfachsten ist ein Foto mit dem Handy oder eine Datei ohne Passwort."
          : "Am sichersten ist ein neues Foto mit dem Handy.",
      ),
      ...checkDevice(data),
    ],
    smallPrint: [onlyYours],
  }),

  "file-refused": (data) => ({
    subject: "Bitte laden Sie eine Datei noch einmal hoch",
    preview: whyDeleted(data),
    greeting: greet(data.tenantName),
    blocks: [...tellOfFile(data, refusedFile[data.about], "Neue Datei hochladen")],
  }),

  "landlord-file-refused": (data) => ({
    subject: "Eine Datei zu Ihrer Forderung fehlt uns",
    preview: whyDeleted(data),
    greeting: greet(data.landlordName),
    blocks: [...tellOfFile(data, "zu Ihrer Forderung", "Ersatz hochladen")],
    smallPrint: [landlordLink],
  }),

  "documents-checked": (data) => ({
    subject: "Ihre Unterlagen sind geprüft",
    preview: "Sie können mit Ihrem Antrag weitermachen.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph("wir haben Ihre Dateien geprüft, und alles ist in Ordnung. Danke für Ihre Geduld."),
      action("Antrag fortsetzen", data.link),
      facts(["Wohnung", data.fullAddress]),
    ],
    smallPrint: [onlyYours],
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

function tellOfFile(data: MailData["landlord-file-refused"], purpose: string, upload: string): Block[] {
  return [
    paragraph(
      data.isUnreadable
        ? `eine Datei ${purpose} konnten wir nicht prüfen, zum Beispiel weil sie mit einem Passwort geschützt ist. Wir haben sie gelöscht. Niemand hat sie geöffnet.`
        : `in einer Datei ${purpose} haben wir Schadsoftware gefunden. Wir haben die Datei gelöscht. Niemand hat sie geöffnet.`,
    ),
    action(upload, data.link),
    facts(["Datei", data.fileName], ["Wohnung", data.fullAddress], ["Vertragsnummer", data.contractNumber]),
    paragraph(
      data.isUnreadable
        ? "Solange wir noch nicht entschieden haben, können Sie sie noch einmal hochladen: ohne Passwort oder als Foto."
        : "Solange wir noch nicht entschieden haben, können Sie Ersatz hochladen. Am sichersten ist ein neues Foto mit dem Handy.",
    ),
    ...checkDevice(data),
  ];
}

function checkDevice({ isUnreadable }: RefusedFile): Block[] {
  return isUnreadable
    ? []
    : [paragraph("Das Gerät, von dem die Datei kam, prüfen Sie am besten mit einem Virenscanner.")];
}
