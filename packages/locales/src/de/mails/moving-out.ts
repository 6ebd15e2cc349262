import { greet } from "./greet.ts";
import { refundLater } from "./refund-later.ts";
import { action, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds =
  | "cancellation-taken-back"
  | "landlord-cancellation-taken-back"
  | "moving-out-confirmed"
  | "landlord-moving-out-confirmed"
  | "moving-out-refused";

/** Mails between a cancellation and the landlord's release. */
export const germanMovingOutLetters: Pick<Letters, Kinds> = {
  "cancellation-taken-back": (data, { date }) => ({
    subject: `Ihr Vertrag ${data.contractNumber} läuft weiter`,
    preview: "Sie haben Ihre Kündigung zurückgenommen.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Sie haben Ihre Kündigung für ${data.fullAddress} am ${date(data.on)} zurückgenommen. Der Vertrag läuft weiter wie bisher, und wir buchen weiter Beiträge ab.`,
      ),
      paragraph(`${data.landlordName ?? "Ihr Vermieter"} weiß, dass eine Freigabe nicht mehr nötig ist.`),
      note(`Vertragsnummer ${data.contractNumber}. Bitte heben Sie diese E-Mail als Beleg auf.`),
    ],
  }),

  "landlord-cancellation-taken-back": (data, { date, supportEmail }) => ({
    subject: `Die Mietbürgschaft ${data.contractNumber} läuft weiter`,
    preview: `${data.tenantName} hat die Kündigung zurückgenommen. Eine Freigabe ist nicht mehr nötig.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} hat die Kündigung der Mietbürgschaft für ${data.fullAddress} am ${date(data.on)} zurückgenommen. Die Bürgschaft bleibt in Kraft; eine Freigabe brauchen wir nicht mehr.`,
      ),
      action("Bürgschaft öffnen", data.link),
      note(`Vertragsnummer ${data.contractNumber}. Der Link ist nur für Sie bestimmt. Fragen? ${supportEmail}`),
    ],
  }),

  "moving-out-confirmed": (data, { date, money }) => ({
    subject: `Ihr Auszug ist bestätigt: Vertrag ${data.contractNumber}`,
    preview: "Wir buchen keine Beiträge mehr ab.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `wir haben Ihren Nachweis geprüft: Sie sind am ${date(data.movedOutOn)} aus ${data.fullAddress} ausgezogen. Wir buchen keine Beiträge mehr ab.`,
      ),
      facts(
        ["Ausgezogen am", date(data.movedOutOn)],
        ["Beitragsfrei ab", date(data.premiumUntil)],
        ["Sie bekommen zurück", data.refundCents > 0 ? money(data.refundCents) : null],
        ["Vertragsnummer", data.contractNumber],
      ),
      ...(data.refundCents > 0
        ? [
            paragraph(
              "Das Geld geht dorthin zurück, wo wir es abgebucht haben. Bis es dort erscheint, kann es einige Tage dauern.",
            ),
          ]
        : []),
      ...refundLater(data, money),
      ...(data.note === null ? [] : [paragraph("Dazu schreibt unser Team:"), quote(data.note)]),
      paragraph(
        `Die Bürgschaft selbst gilt, bis ${data.landlordName ?? "Ihr Vermieter"} sie freigibt. Das kostet Sie nichts.`,
      ),
      action("Zu meinen Verträgen", data.link),
    ],
  }),

  "landlord-moving-out-confirmed": (data, { date, money, supportEmail }) => ({
    subject: `Auszug bestätigt: Bitte geben Sie die Mietbürgschaft ${data.contractNumber} frei`,
    preview: `${data.tenantName} ist ausgezogen. Es fehlt nur Ihre Freigabe.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} hat uns nachgewiesen, am ${date(data.movedOutOn)} aus ${data.fullAddress} ausgezogen zu sein, und zahlt seit der Bestätigung keine Beiträge mehr.`,
      ),
      facts(
        ["Bürgschaft bis", money(data.depositCents)],
        ["Ausgezogen am", date(data.movedOutOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Haben Sie keine Forderungen mehr, geben Sie die Bürgschaft bitte frei. Haben Sie noch welche, melden Sie sie bitte auf derselben Seite.",
      ),
      action("Ansehen und freigeben", data.link),
      paragraph(
        "Ohne Ihre Freigabe bleibt die Bürgschaft in Kraft. Für Sie ändert sich dadurch nichts, und es kostet Sie nichts.",
      ),
      note(`Der Link ist nur für Sie bestimmt. Fragen? ${supportEmail}`),
    ],
  }),

  "moving-out-refused": (data, { date }) => ({
    subject: `Ihr Nachweis zum Auszug: Vertrag ${data.contractNumber}`,
    preview: "Er reicht uns noch nicht. Sie können einen anderen schicken.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Sie wollten uns nachweisen, dass Sie am ${date(data.movedOutOn)} aus ${data.fullAddress} ausgezogen sind. Ihr Nachweis reicht uns noch nicht. Unser Team schreibt dazu:`,
      ),
      quote(data.note),
      paragraph(
        "In Ihrem Konto können Sie einen anderen Nachweis hochladen. Auf die Freigabe durch Ihren Vermieter hat das keinen Einfluss.",
      ),
      action("Zu meinen Verträgen", data.link),
      note(`Vertragsnummer ${data.contractNumber}.`),
    ],
  }),
};
