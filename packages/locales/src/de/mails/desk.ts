import { facts, link, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";

type Kinds =
  | "desk-message"
  | "desk-message-landlord"
  | "email-corrected"
  | "landlord-email-corrected"
  | "question-answered";

/** What people at the desk write themselves, and what they corrected. */
export const germanDeskLetters: Pick<Letters, Kinds> = {
  "desk-message": (data, { supportEmail }) => ({
    subject: data.subject,
    preview: "Eine Nachricht unseres Teams.",
    greeting: greet(data.tenantName),
    blocks: [
      ...data.message.split(/\n+/).map((part) => paragraph(part)),
      facts(["Vertragsnummer", data.contractNumber]),
      note(`Fragen? Antworten Sie auf diese E-Mail oder schreiben Sie an ${supportEmail}.`),
    ],
  }),

  "desk-message-landlord": (data, { supportEmail }) => ({
    subject: data.subject,
    preview: "Eine Nachricht unseres Teams.",
    greeting: greet(data.landlordName),
    blocks: [
      ...data.message.split(/\n+/).map((part) => paragraph(part)),
      facts(["Mieter", data.tenantName], ["Wohnung", data.fullAddress], ["Vertragsnummer", data.contractNumber]),
      note(`Fragen? Antworten Sie auf diese E-Mail oder schreiben Sie an ${supportEmail}.`),
    ],
  }),

  "email-corrected": (data, { supportEmail }) => ({
    subject: "Wir schreiben Ihnen künftig an eine andere E-Mail-Adresse",
    preview: "War das Ihr Wunsch? Sonst sagen Sie uns bitte Bescheid.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.byTenant
          ? "Sie haben die E-Mail-Adresse für Ihre Mietbürgschaft geändert. Unsere E-Mails gehen ab jetzt an die neue Adresse, und mit ihr melden Sie sich an."
          : "unser Team hat die E-Mail-Adresse für Ihre Mietbürgschaft geändert. Unsere E-Mails gehen ab jetzt an die neue Adresse, und mit ihr melden Sie sich an.",
      ),
      facts(["Neue Adresse", data.email], ["Vertragsnummer", data.contractNumber]),
      note(`War das nicht Ihr Wunsch, schreiben Sie uns gleich an ${supportEmail}.`),
    ],
  }),

  "landlord-email-corrected": (data, { supportEmail }) => ({
    subject: "Wir schreiben Ihnen künftig an eine andere E-Mail-Adresse",
    preview: "War das Ihr Wunsch? Sonst sagen Sie uns bitte Bescheid.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.byLandlord ? "wie auf Ihrer Seite gewünscht, haben wir" : "unser Team hat"} Ihre E-Mail-Adresse für die Mietbürgschaft von ${data.tenantName} geändert. Unsere E-Mails gehen ab jetzt an die neue Adresse, und Links aus früheren E-Mails gelten nicht mehr.`,
      ),
      facts(["Neue Adresse", data.email], ["Vertragsnummer", data.contractNumber]),
      note(`War das nicht Ihr Wunsch, schreiben Sie uns gleich an ${supportEmail}.`),
    ],
  }),

  "question-answered": (data) => ({
    subject: `Unsere Antwort zur Mietbürgschaft für ${streetOf(data)}`,
    preview: "Jemand aus unserem Team hat Ihnen geantwortet.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph("Sie haben uns etwas gefragt. Hier ist unsere Antwort:"),
      quote(data.answer),
      paragraph("Ihre Frage war:"),
      quote(data.message),
      facts(["Wohnung", data.fullAddress], ["Vertragsnummer", data.contractNumber]),
      link("Noch etwas fragen", data.link),
    ],
    smallPrint: [landlordLink],
  }),
};
