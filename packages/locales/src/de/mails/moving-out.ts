import { complain } from "./complain.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";
import { backWhere, refundLater } from "./refund-later.ts";
import { action, facts, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";

type Kinds =
  | "cancellation-taken-back"
  | "landlord-cancellation-taken-back"
  | "moving-out-confirmed"
  | "moving-out-refused";

/** Mails between a cancellation and the landlord's release. */
export const germanMovingOutLetters: Pick<Letters, Kinds> = {
  "cancellation-taken-back": (data, { date }) => ({
    subject: `Ihre Mietbürgschaft für ${streetOf(data)} läuft weiter`,
    preview: "Sie haben Ihre Kündigung zurückgenommen.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Sie haben Ihre Kündigung der Mietbürgschaft für ${data.fullAddress} am ${date(data.on)} zurückgenommen. Der Vertrag läuft weiter wie bisher, und wir buchen weiter Beiträge ab.`,
      ),
      paragraph(`${data.landlordName ?? "Ihr Vermieter"} weiß, dass eine Freigabe nicht mehr nötig ist.`),
      facts(["Vertragsnummer", data.contractNumber]),
      paragraph("Bitte heben Sie diese E-Mail als Beleg auf."),
    ],
  }),

  "landlord-cancellation-taken-back": (data, { agree, date }) => ({
    subject: `Die Mietbürgschaft für ${streetOf(data)} läuft weiter`,
    preview: `Sie brauchen sie nicht mehr freizugeben.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} ${agree("hat", "haben")} die Kündigung der Mietbürgschaft für ${data.fullAddress} am ${date(data.on)} zurückgenommen. Die Bürgschaft gilt weiter, und Sie müssen nichts tun.`,
      ),
      action("Bürgschaft öffnen", data.link),
      facts(["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),

  "moving-out-confirmed": (data, { date, money }) => ({
    subject:
      data.refundCents > 0
        ? `Auszug bestätigt: ${money(data.refundCents)} sind unterwegs`
        : "Auszug bestätigt: Neue Beiträge fallen nicht an",
    preview: `Beitragsfrei ab ${date(data.premiumUntil)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `wir haben Ihren Nachweis geprüft: Sie sind am ${date(data.movedOutOn)} aus der Wohnung ${data.fullAddress} ausgezogen. Neue Beiträge fallen nicht mehr an.`,
      ),
      action("Vertrag ansehen", data.link),
      facts(
        ["Ausgezogen am", date(data.movedOutOn)],
        ["Beitragsfrei ab", date(data.premiumUntil)],
        ["Sie bekommen zurück", data.refundCents > 0 ? money(data.refundCents) : null],
        ["Vertragsnummer", data.contractNumber],
      ),
      ...(data.refundCents > 0 ? [paragraph(backWhere)] : []),
      ...refundLater(data, money),
      ...(data.note === null ? [] : [paragraph("Dazu schreibt unser Team:"), quote(data.note)]),
      paragraph(
        `Die Bürgschaft selbst gilt, bis ${data.landlordName ?? "Ihr Vermieter"} sie freigibt oder sie wie vereinbart endet. Das kostet Sie nichts.`,
      ),
    ],
  }),

  "moving-out-refused": (data, { date, supportEmail, arbitration }) => ({
    subject: "Ihr Nachweis zum Auszug reicht noch nicht",
    preview: "Sie können einen anderen schicken.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Ihr Nachweis, dass Sie am ${date(data.movedOutOn)} aus der Wohnung ${data.fullAddress} ausgezogen sind, reicht uns noch nicht. Bitte schicken Sie uns einen anderen.`,
      ),
      action("Nachweis hochladen", data.link),
      paragraph("Dazu schreibt unser Team:"),
      quote(data.note),
      paragraph("Auf die Freigabe durch Ihren Vermieter hat das keinen Einfluss."),
      facts(["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [complain({ supportEmail, arbitration })],
  }),
};
