import { greet } from "./greet.ts";
import { action, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds = "review-received" | "review-accepted" | "review-refused" | "document-requested";

const documents = {
  PASSPORT: "Ihr Personalausweis oder Reisepass",
  STUDENT_DOCUMENT: "Ihr Studierendenausweis oder Ihre Immatrikulationsbescheinigung",
  WORK_CONTRACT: "Ihr Arbeitsvertrag oder eine Gehaltsabrechnung",
};
const onlyYours =
  "Der Link öffnet Ihren Antrag und ist nur für Sie bestimmt: Leiten Sie diese E-Mail bitte nicht weiter.";

/** Mails about a manual review. */
export const germanReviewLetters: Pick<Letters, Kinds> = {
  "review-received": (data, { promisedTime, supportEmail }) => ({
    subject: "Wir sehen uns Ihren Antrag an",
    preview: "Jemand aus unserem Team prüft ihn. Sie müssen nichts tun.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Ihr Antrag liegt uns vor. Jemand aus unserem Team prüft ihn und entscheidet, meist ${promisedTime}. Danach schreiben wir Ihnen, wie auch immer die Entscheidung ausfällt.`,
      ),
      facts(["Wohnung", data.fullAddress]),
      paragraph("Sie müssen nichts tun, und es wird nichts abgebucht. Ist etwas unklar, fragen wir nach."),
      note(`Fragen? Schreiben Sie uns: ${supportEmail}`),
    ],
  }),

  "review-accepted": (data, { money }) => ({
    subject: "Ihr Antrag ist angenommen",
    preview: `Ab ${money(data.monthlyCents)} im Monat. Sie müssen nur noch wählen, wie Sie zahlen.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph("gute Nachricht: Wir haben Ihren Antrag geprüft und nehmen ihn an. Das ist unser Angebot:"),
      facts(
        ["Wohnung", data.fullAddress],
        ["Kaution", money(data.depositCents)],
        ["Jährlich", `${money(data.yearlyCents)} im Jahr`],
        ["Oder monatlich", `${money(data.monthlyCents)} im Monat`],
      ),
      ...(data.note === null ? [] : [paragraph("Dazu schreibt unser Team:"), quote(data.note)]),
      action("Angebot ansehen", data.link),
      paragraph(
        "Sie wählen, wie Sie zahlen, und unterschreiben. Abgebucht wird erst, wenn auch Ihr Vermieter angenommen hat.",
      ),
      note(onlyYours),
    ],
  }),

  "review-refused": (data, { supportEmail }) => ({
    subject: "Unsere Entscheidung über Ihren Antrag",
    preview: "Wir haben ihn geprüft und können ihn leider nicht annehmen.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "wir haben Ihren Antrag geprüft und können ihn leider nicht annehmen. Das hat ein Mensch entschieden, und zwar aus diesem Grund:",
      ),
      quote(data.note),
      facts(["Wohnung", data.fullAddress]),
      paragraph(
        "Abgebucht wurde nichts. Hat sich etwas geändert, oder stimmt eine Angabe nicht? Dann ändern Sie sie, und wir prüfen neu.",
      ),
      action("Meinen Antrag öffnen", data.link),
      note(`${onlyYours} Fragen zu dieser Entscheidung? Schreiben Sie uns: ${supportEmail}`),
    ],
  }),

  "document-requested": (data) => ({
    subject: "Für Ihren Antrag fehlt uns noch etwas",
    preview: `${documents[data.document]}: Ein Foto genügt.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph("wir prüfen gerade Ihren Antrag. Um zu entscheiden, brauchen wir von Ihnen noch:"),
      facts(["Dokument", documents[data.document]], ["Wohnung", data.fullAddress]),
      ...(data.note === null ? [] : [paragraph("Dazu schreibt unser Team:"), quote(data.note)]),
      action("Dokument hochladen", data.link),
      paragraph("Ein Foto mit dem Handy genügt, solange alles gut zu lesen ist. Danach entscheiden wir."),
      note(onlyYours),
    ],
  }),
};
