import { complain } from "./complain.ts";
import { greet } from "./greet.ts";
import { action, facts, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds = "review-received" | "review-accepted" | "review-refused" | "document-requested";

const documents = {
  PASSPORT: "Ihr Personalausweis oder Reisepass",
  STUDENT_DOCUMENT: "Ihr Studierendenausweis oder Ihre Immatrikulationsbescheinigung",
  WORK_CONTRACT: "Ihr Arbeitsvertrag oder eine Gehaltsabrechnung",
};
const onlyYours =
  "Der Link öffnet Ihren Antrag und ist nur für Sie bestimmt: Leiten Sie diese E-Mail bitte nicht weiter.";

export const germanReviewLetters: Pick<Letters, Kinds> = {
  "review-received": (data, { promisedTime }) => ({
    subject: "Wir sehen uns Ihren Antrag an",
    preview: "Jemand aus unserem Team prüft ihn. Sie müssen nichts tun.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Ihr Antrag liegt uns vor. Jemand aus unserem Team prüft ihn und entscheidet, meist ${promisedTime}. Danach schreiben wir Ihnen, wie auch immer die Entscheidung ausfällt.`,
      ),
      facts(["Wohnung", data.fullAddress]),
      paragraph("Sie müssen nichts tun, und es wird nichts abgebucht. Ist etwas unklar, fragen wir nach."),
    ],
  }),

  "review-accepted": (data, { money }) => ({
    subject: "Ihr Antrag ist angenommen",
    preview: `Ab ${money(data.monthlyCents)} im Monat. Sie müssen nur noch wählen, wie Sie zahlen.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `gute Nachricht: Wir haben Ihren Antrag geprüft und nehmen ihn an. Ab ${money(data.monthlyCents)} im Monat ersetzt die Bürgschaft Ihre Barkaution.`,
      ),
      action("Angebot ansehen", data.link),
      facts(
        ["Wohnung", data.fullAddress],
        ["Kaution", money(data.depositCents)],
        ["Beitrag", `${money(data.yearlyCents)} im Jahr oder ${money(data.monthlyCents)} im Monat`],
      ),
      ...(data.note === null ? [] : [paragraph("Dazu schreibt unser Team:"), quote(data.note)]),
      paragraph(
        "Sie wählen, wie Sie zahlen, und unterschreiben. Abgebucht wird erst, wenn auch Ihr Vermieter angenommen hat.",
      ),
    ],
    smallPrint: [onlyYours],
  }),

  "review-refused": (data, { supportEmail, arbitration }) => ({
    subject: "Wir können Ihren Antrag leider nicht annehmen",
    preview: "Hat sich etwas geändert? Dann prüfen wir noch einmal.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "wir haben Ihren Antrag geprüft und können ihn leider nicht annehmen. Hat sich etwas geändert, oder stimmt eine Angabe nicht? Dann ändern Sie sie, und wir prüfen noch einmal.",
      ),
      action("Meinen Antrag öffnen", data.link),
      paragraph("Das hat ein Mensch entschieden, und zwar aus diesem Grund:"),
      quote(data.note),
      facts(["Wohnung", data.fullAddress]),
      paragraph(
        `Abgebucht wurde nichts. Haben Sie Fragen zu dieser Entscheidung, schreiben Sie uns an ${supportEmail}.`,
      ),
    ],
    smallPrint: [complain({ supportEmail, arbitration }), onlyYours],
  }),

  "document-requested": (data) => ({
    subject: "Für Ihren Antrag fehlt uns noch etwas",
    preview: `${documents[data.document]}: Ein Foto genügt.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "wir prüfen gerade Ihren Antrag und brauchen noch ein Dokument von Ihnen. Ein Foto mit dem Handy genügt, solange alles gut zu lesen ist.",
      ),
      action("Dokument hochladen", data.link),
      facts(["Dokument", documents[data.document]], ["Wohnung", data.fullAddress]),
      ...(data.note === null ? [] : [paragraph("Dazu schreibt unser Team:"), quote(data.note)]),
    ],
    smallPrint: [onlyYours],
  }),
};
