import { greet } from "./greet.ts";
import { previewOfRefund, refundLater } from "./refund-later.ts";
import { action, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters, MailData, Words } from "../../mails/mail-data.ts";
import { withdrawal } from "../withdrawal.ts";

type Kinds =
  | "withdrawal-received"
  | "withdrawal-answered"
  | "withdrawn"
  | "landlord-withdrawn"
  | "withdrawal-too-late"
  | "cancellation-received"
  | "release-asked"
  | "released"
  | "landlord-released";

const backWithin =
  "Das Geld geht dorthin zurück, wo wir es abgebucht haben. Bis es dort erscheint, kann es einige Tage dauern.";

function coveredBefore(
  { coveredFrom }: MailData["landlord-withdrawn"],
  country: Words["country"],
  date: Words["date"],
): string {
  return coveredFrom === null
    ? " Sie hatte noch nicht begonnen; deshalb können Sie aus ihr nichts fordern."
    : ` Sie galt ab dem ${date(coveredFrom)}. Was bis zum ${withdrawal[country].noun} entstanden ist, melden Sie bitte bald über Ihren Link.`;
}

/** Mails about withdrawal, cancellation and release. */
export const germanLeavingLetters: Pick<Letters, Kinds> = {
  "withdrawal-received": (data, { country, date, supportEmail }) => ({
    subject: `Ihre Erklärung zum Vertrag ${data.contractNumber} ist eingegangen`,
    preview: `Eingegangen am ${date(data.on)} um ${data.time} Uhr.`,
    greeting: "Guten Tag,",
    blocks: [
      paragraph(`wir haben diese Erklärung erhalten: ${withdrawal[country].fromContract}.`),
      facts(
        ["Eingegangen", `${date(data.on)}, ${data.time} Uhr`],
        ["Vertragsnummer", data.contractNumber],
        ["Name", data.tenantName],
        ["E-Mail-Adresse", data.email],
      ),
      paragraph(
        "Gehören Nummer und Adresse zu einem laufenden Vertrag, schreiben wir Ihnen gleich das Ergebnis. Es zählt der Zeitpunkt, zu dem Sie die Erklärung abgeschickt haben.",
      ),
      note(
        `Bitte heben Sie diese E-Mail als Beleg auf. Kommt keine zweite, oder stimmt hier etwas nicht, schreiben Sie uns an ${supportEmail}. Waren Sie das nicht, müssen Sie nichts tun.`,
      ),
    ],
    why: "Sie bekommen diese E-Mail, weil diese Adresse auf unserer Seite angegeben wurde.",
  }),

  "withdrawal-answered": (data, { date, supportEmail }) => ({
    subject: `Ihre Erklärung zum Vertrag ${data.contractNumber}`,
    preview: "Jemand aus unserem Team hat Ihnen geschrieben.",
    greeting: data.tenantName === null ? "Guten Tag," : greet(data.tenantName),
    blocks: [
      paragraph(`zu Ihrer Erklärung vom ${date(data.on)} schreiben wir Ihnen:`),
      quote(data.message),
      note(`Bitte antworten Sie an ${supportEmail}. Waren Sie das nicht, müssen Sie nichts tun.`),
    ],
    why: "Sie bekommen diese E-Mail, weil diese Adresse auf unserer Seite angegeben wurde.",
  }),

  withdrawn: (data, { country, date, money, withdrawalRule }) => ({
    subject: `Ihr ${withdrawal[country].fromContract} ${data.contractNumber}`,
    preview: previewOfRefund(data, money, "Es wird nichts abgebucht."),
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(`${withdrawal[country].youDid(date(data.on))}. Er ist damit sofort beendet.`),
      facts(
        ["Wohnung", data.fullAddress],
        [withdrawal[country].on, date(data.on)],
        ["Sie bekommen zurück", data.pendingRefundCents && data.refundCents === 0 ? null : money(data.refundCents)],
        ["Vertragsnummer", data.contractNumber],
      ),
      ...(data.refundCents > 0 ? [paragraph(backWithin)] : []),
      ...refundLater(data, money),
      paragraph(withdrawalRule),
      note(
        "Ihren Vermieter haben wir informiert. Bitte vereinbaren Sie mit ihm, wie Sie die Kaution nun leisten. Heben Sie diese E-Mail als Beleg auf.",
      ),
    ],
  }),

  "landlord-withdrawn": (data, { country, date, supportEmail, withdrawalForLandlord }) => ({
    subject: withdrawal[country].guarantee(data.contractNumber),
    preview: `${data.tenantName} hat den Vertrag beendet.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${withdrawal[country].theyDid(data.tenantName, data.fullAddress, date(data.on))}. Sie sichert ab diesem Tag nichts mehr ab.${coveredBefore(data, country, date)}`,
      ),
      ...(data.coveredFrom === null ? [] : [paragraph(withdrawalForLandlord)]),
      action("Bürgschaft ansehen", data.link),
      paragraph("Bitte vereinbaren Sie mit Ihrem Mieter, wie er die Kaution nun leistet."),
      note(`Vertragsnummer ${data.contractNumber}. Fragen? ${supportEmail}`),
    ],
  }),

  "withdrawal-too-late": (data, { country, date }) => ({
    subject: `Ihr ${withdrawal[country].fromContract} ${data.contractNumber}`,
    preview: `Der ${withdrawal[country].noun} war bis zum ${date(data.until)} möglich. Kündigen können Sie jederzeit.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${withdrawal[country].youWant(data.fullAddress)}. Das war bis zum ${date(data.until)} möglich; der Vertrag läuft deshalb weiter.`,
      ),
      paragraph(
        "Kündigen können Sie jederzeit in Ihrem Konto. Wir bitten dann Ihren Vermieter um die Freigabe und zahlen zurück, was Sie zu viel bezahlt haben, auf den Tag genau.",
      ),
      action("Zu meinen Verträgen", data.link),
    ],
  }),

  "cancellation-received": (data, { date }) => ({
    subject: `Ihre Kündigung des Vertrags ${data.contractNumber}`,
    preview: "Jetzt ist Ihr Vermieter an der Reihe.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `wir haben Ihre Kündigung vom ${date(data.on)} für ${data.fullAddress} bekommen und ${data.landlordName ?? "Ihren Vermieter"} um die Freigabe gebeten. Mit der Freigabe endet der Vertrag.`,
      ),
      paragraph(
        "Bis dahin besteht Ihr Schutz weiter. Nach 7, 14 und 30 Tagen erinnern wir. Was Sie zu viel bezahlt haben, bekommen Sie nach der Freigabe auf den Tag genau zurück.",
      ),
      paragraph(
        "Sind Sie schon ausgezogen, laden Sie bitte in Ihrem Konto einen Nachweis hoch. Haben wir ihn bestätigt, zahlen Sie nichts mehr, auch wenn die Freigabe auf sich warten lässt.",
      ),
      action("Auszug nachweisen", data.link),
      note(`Vertragsnummer ${data.contractNumber}. Bitte heben Sie diese E-Mail als Beleg auf.`),
    ],
  }),

  "release-asked": (data, { date, money, supportEmail }) => ({
    subject: data.isReminder
      ? `Erinnerung: Freigabe der Mietbürgschaft ${data.contractNumber}`
      : `Bitte um Freigabe der Mietbürgschaft ${data.contractNumber}`,
    preview: `${data.tenantName} möchte die Bürgschaft beenden. Es fehlt nur Ihre Freigabe.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} hat die Mietbürgschaft für ${data.fullAddress} am ${date(data.on)} gekündigt. Sie endet, sobald Sie sie freigeben.`,
      ),
      facts(["Bürgschaft bis", money(data.depositCents)], ["Vertragsnummer", data.contractNumber]),
      action("Ansehen und freigeben", data.link),
      paragraph(
        "Haben Sie noch berechtigte Forderungen, melden Sie sie bitte dort. Die Bürgschaft gilt, bis Sie sie freigeben.",
      ),
      note(`Der Link ist nur für Sie bestimmt. Fragen? ${supportEmail}`),
    ],
  }),

  released: (data, { date, money }) => ({
    subject: `Ihr Vertrag ${data.contractNumber} ist beendet`,
    preview:
      data.refundCents > 0 ? `Wir zahlen Ihnen ${money(data.refundCents)} zurück.` : "Die Bürgschaft ist freigegeben.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.landlordName ?? "Ihr Vermieter"} hat die Bürgschaft für ${data.fullAddress} am ${date(data.on)} freigegeben. Ihr Vertrag ist damit beendet, und neue Beiträge fallen nicht mehr an.`,
      ),
      facts(
        ["Beendet am", date(data.on)],
        ["Beitragsfrei seit", data.premiumUntil ? date(data.premiumUntil) : null],
        [
          "Sie bekommen zurück",
          (data.premiumUntil ?? data.pendingRefundCents) && data.refundCents === 0 ? null : money(data.refundCents),
        ],
        ["Vertragsnummer", data.contractNumber],
      ),
      ...(data.premiumUntil
        ? [
            paragraph(
              "Was Sie über diesen Tag hinaus bezahlt hatten, haben wir zurückgezahlt, als wir Ihren Auszug bestätigt haben.",
            ),
          ]
        : []),
      ...(data.refundCents > 0 ? [paragraph(backWithin)] : []),
      ...refundLater(data, money),
      ...(data.isStillOwing
        ? [
            paragraph(
              "Bezahlt werden muss noch, was vor dem Ende fällig war: ein offener Beitrag oder die Rückzahlung einer Forderung, die wir für Sie beglichen haben. Beträge und Termine finden Sie in Ihrem Konto.",
            ),
            action("Zahlungen ansehen", data.link),
          ]
        : []),
      note("Bitte heben Sie diese E-Mail als Beleg auf."),
    ],
  }),

  "landlord-released": (data, { date, money, supportEmail }) => ({
    subject: `Ihre Freigabe der Mietbürgschaft ${data.contractNumber}`,
    preview: "Die Bürgschaft ist beendet. Sie müssen nichts mehr tun.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Sie haben die Mietbürgschaft von ${data.tenantName} für ${data.fullAddress} am ${date(data.on)} freigegeben. Sie ist damit beendet.`,
      ),
      facts(["Abgesichert waren", money(data.depositCents)], ["Vertragsnummer", data.contractNumber]),
      note(
        `Bitte heben Sie diese E-Mail als Beleg auf. Waren Sie das nicht, schreiben Sie uns gleich an ${supportEmail}.`,
      ),
    ],
  }),
};
