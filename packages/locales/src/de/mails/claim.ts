import { greet } from "./greet.ts";
import { action, type Block, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters, MailData, Words } from "../../mails/mail-data.ts";

/** Mails about claims. */
export const germanClaimLetters: Pick<
  Letters,
  | "claim-reported"
  | "claim-objected"
  | "claim-decided"
  | "landlord-claim-decided"
  | "claim-paid-out"
  | "landlord-claim-paid-out"
> = {
  "claim-reported": (data, { date, money, supportEmail }) => ({
    subject: `Forderung über ${money(data.amountCents)} zu Ihrer Wohnung`,
    preview: `Sie können bis zum ${date(data.objectUntil)} widersprechen.`,
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `${data.landlordName ?? "Ihr Vermieter"} fordert aus der Bürgschaft für ${data.fullAddress} ${money(data.amountCents)}, und zwar für:`,
      ),
      facts(...data.items.map((item) => [item.description, money(item.amountCents)] as const)),
      facts(
        ["Forderung", money(data.amountCents)],
        ["Bürgschaft bis", money(data.depositCents)],
        ["Widerspruch möglich bis", date(data.objectUntil)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Sind Sie nicht einverstanden, widersprechen Sie bitte in Ihrem Konto und schreiben Sie uns, warum. Wir entscheiden erst, wenn diese Frist vorbei ist.",
      ),
      action("Forderung ansehen", data.link),
      note(`Wir buchen jetzt nichts ab. Fragen? ${supportEmail}`),
    ],
  }),

  "claim-objected": (data, { money, promisedTime, supportEmail }) => ({
    subject: `Widerspruch gegen Ihre Forderung über ${money(data.amountCents)}`,
    preview: `${data.tenantName} ist nicht einverstanden. Jemand aus unserem Team prüft das.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} widerspricht Ihrer Forderung über ${money(data.amountCents)} zur Wohnung ${data.fullAddress}:`,
      ),
      quote(data.text),
      paragraph(`Jemand aus unserem Team prüft, was Sie beide sagen, und meldet sich meist ${promisedTime} bei Ihnen.`),
      action("Bürgschaft öffnen", data.link),
      note(
        `Mietbürgschaft ${data.contractNumber}. Der Link ist nur für Sie bestimmt. Rechnungen und Fotos können Sie dort hochladen. Fragen? ${supportEmail}`,
      ),
    ],
  }),

  "claim-decided": (data, words) => ({
    subject: `Unsere Entscheidung über die Forderung von ${words.money(data.amountCents)}`,
    preview: outcomes[data.outcome](words.money(data.grantedCents)),
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `${data.landlordName ?? "Ihr Vermieter"} hat aus der Bürgschaft für ${data.fullAddress} ${words.money(data.amountCents)} gefordert. ${outcomes[data.outcome](words.money(data.grantedCents))}`,
      ),
      ...decided(data, words),
      ...(data.grantedCents > 0
        ? [
            paragraph(
              "Sobald wir das Geld überwiesen haben, schreiben wir Ihnen. Erst dann schulden Sie uns diesen Betrag, ohne Zinsen und ohne Gebühren, und wählen, wie Sie ihn zurückzahlen.",
            ),
          ]
        : []),
      action("Entscheidung ansehen", data.link),
      note(
        `${data.grantedCents > 0 ? "Sie müssen jetzt nichts tun, und wir buchen nichts ab." : "Sie müssen dafür nichts zahlen."} Fragen? ${words.supportEmail}`,
      ),
    ],
  }),

  "landlord-claim-decided": (data, words) => ({
    subject: `Unsere Entscheidung über Ihre Forderung von ${words.money(data.amountCents)}`,
    preview: outcomes[data.outcome](words.money(data.grantedCents)),
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Sie haben aus der Bürgschaft für ${data.fullAddress} ${words.money(data.amountCents)} gefordert. ${outcomes[data.outcome](words.money(data.grantedCents))}`,
      ),
      ...decided(data, words),
      ...(data.grantedCents > 0
        ? [
            paragraph(
              "Wir überweisen auf das Konto, das auf Ihrer Seite eingetragen ist. Fehlt es noch, tragen Sie es bitte dort ein; per E-Mail fragen wir nie danach. Sobald das Geld unterwegs ist, schreiben wir Ihnen.",
            ),
          ]
        : []),
      action("Bürgschaft öffnen", data.link),
      note(`Mietbürgschaft ${data.contractNumber}. Der Link ist nur für Sie bestimmt. Fragen? ${words.supportEmail}`),
    ],
  }),

  "claim-paid-out": (data, { date, money, insurer, supportEmail }) => ({
    subject: `Ausgezahlt: ${money(data.amountCents)} aus Ihrer Bürgschaft`,
    preview: `Bis zum ${date(data.chooseUntil)} wählen Sie, wie Sie zurückzahlen.`,
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `${insurer.name} hat aus der Bürgschaft für ${data.fullAddress} ${money(data.amountCents)} an ${data.landlordName ?? "Ihren Vermieter"} überwiesen. Diesen Betrag zahlen Sie uns zurück, ohne Zinsen und ohne Gebühren. ${ways(data.mostParts)}`,
      ),
      facts(
        ["Überwiesen am", date(data.paidOn)],
        ["Verwendungszweck", data.reference],
        ["Sie können wählen bis", date(data.chooseUntil)],
        ["Sonst kommt eine Rechnung, fällig am", date(data.dueOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      action("Wählen, wie Sie zahlen", data.link),
      note(
        `Wir buchen nur ab, was Sie selbst wählen. Wählen Sie nicht, bekommen Sie eine Rechnung über den ganzen Betrag. Fragen? ${supportEmail}`,
      ),
    ],
  }),

  "landlord-claim-paid-out": (data, { date, money, insurer, supportEmail }) => ({
    subject: `Überwiesen: ${money(data.amountCents)} aus der Bürgschaft`,
    preview: "Bis das Geld auf Ihrem Konto ist, kann ein Bankarbeitstag vergehen.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${insurer.name} hat Ihnen aus der Bürgschaft für ${data.fullAddress} ${money(data.amountCents)} überwiesen. Bis das Geld auf Ihrem Konto ist, kann ein Bankarbeitstag vergehen.`,
      ),
      facts(
        ["Überwiesen am", date(data.paidOn)],
        ["Verwendungszweck", data.reference],
        ["Mieter", data.tenantName],
        ["Vertragsnummer", data.contractNumber],
      ),
      action("Bürgschaft öffnen", data.link),
      note(`Der Link ist nur für Sie bestimmt. Kommt das Geld nicht an, schreiben Sie bitte an ${supportEmail}.`),
    ],
  }),
};

function ways(most: number): string {
  return most > 1
    ? `In Ihrem Konto wählen Sie, ob Sie alles auf einmal zahlen oder in bis zu ${most} Monatsraten. Dort sehen Sie vorher alle Tage und Beträge.`
    : "Das können Sie gleich in Ihrem Konto tun. Für Raten ist der Betrag zu klein.";
}

const outcomes = {
  ACCEPTED: (granted: string) => `Wir erkennen sie in voller Höhe an und zahlen ${granted} aus.`,
  PARTLY: (granted: string) => `Wir erkennen sie teilweise an und zahlen ${granted} aus.`,
  REFUSED: () => "Wir erkennen sie nicht an und zahlen nichts aus.",
};

/** The accepted amount of each item, and the reason if not everything was accepted. */
function decided({ items, note: why }: MailData["landlord-claim-decided"], { money }: Words): Block[] {
  return [
    facts(
      ...items.map((item) => [item.description, `${money(item.grantedCents)} von ${money(item.amountCents)}`] as const),
    ),
    ...(why === null ? [] : [paragraph("Dazu schreibt unser Team:"), quote(why)]),
  ];
}
