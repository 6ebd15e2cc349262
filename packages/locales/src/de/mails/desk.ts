import { greet } from "./greet.ts";
import { facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds = "desk-message" | "desk-message-landlord" | "email-corrected" | "landlord-email-corrected";

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
        "unser Team hat die E-Mail-Adresse für Ihre Mietbürgschaft geändert. Unsere E-Mails gehen ab jetzt an die neue Adresse, und mit ihr melden Sie sich an.",
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
        `unser Team hat Ihre E-Mail-Adresse für die Mietbürgschaft von ${data.tenantName} geändert. Unsere E-Mails gehen ab jetzt an die neue Adresse, und Links aus früheren E-Mails gelten nicht mehr.`,
      ),
      facts(["Neue Adresse", data.email], ["Vertragsnummer", data.contractNumber]),
      note(`War das nicht Ihr Wunsch, schreiben Sie uns gleich an ${supportEmail}.`),
    ],
  }),
};
